import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openConfigFile } from '../../../src/config/load-config.ts';
import { readGlossary } from '../../../src/plugins/glossary/read-glossary.ts';
import { terms, wrongWords } from '../../../terms/terms.ts';

const root = join(import.meta.dirname, '../../..');
const glossary = readGlossary(readFileSync(join(root, 'glossary.yml'), 'utf8'));
const explainedIn = (locale: string) => [...(glossary.get(locale)?.keys() ?? [])];

test('the translations of the glossary are those of the terms', () => {
  const names = explainedIn('en');
  expect(names.filter((name) => !(name in terms))).toEqual([]);
  for (const locale of ['es', 'pt'] as const) {
    const explained = names.map((name) => terms[name]?.[locale]);
    expect(new Set(explained)).toEqual(new Set(explainedIn(locale)));
  }
});

test.each(['es', 'pt'] as const)('no word of %s is right and wrong', (locale) => {
  const right = new Set(Object.values(terms).flatMap((term) => term[locale].split(', ')));
  const wrong = Object.entries(wrongWords()[locale]);
  expect(wrong.length).toBeGreaterThan(30);
  expect(wrong.filter(([word, instead]) => right.has(word) || word === instead)).toEqual([]);
});

test('docsgen check looks for the wrong words', async () => {
  const { input } = await openConfigFile(root);
  expect(input).toMatchObject({ check: { words: { forbidden: wrongWords() } } });
});
