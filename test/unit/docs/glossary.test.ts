import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readGlossary } from '../../../src/plugins/glossary/read-glossary.ts';

const root = join(import.meta.dirname, '../../..');
const glossary = readGlossary(readFileSync(join(root, 'glossary.yml'), 'utf8'));

// The plugin leaves terms in `dfn` alone, so the table does not explain its own first column.
const headers: Readonly<Record<string, string>> = {
  en: '| Term | Meaning |',
  es: '| Término | Significado |',
  pt: '| Termo | Significado |',
};

// `UPDATE=1` writes the tables.
test.each(['en', 'es', 'pt'])('the introduction in %s lists the terms of the glossary', (locale) => {
  const file = join(root, `content/${locale}/concepts/_glossary.md`);
  const rows = [...(glossary.get(locale) ?? [])].map(([term, meaning]) => `| <dfn>${term}</dfn> | ${meaning} |`);
  const table = [headers[locale], '| --- | --- |', ...rows, ''].join('\n');
  if (process.env['UPDATE'] === '1') writeFileSync(file, table);
  expect(readFileSync(file, 'utf8')).toBe(table);
});

test('the terms are in the order of the alphabet, and as many in each language', () => {
  const counts = [...glossary].map(([locale, terms]) => {
    const { compare } = new Intl.Collator(locale);
    expect([...terms.keys()].toSorted(compare)).toEqual([...terms.keys()]);
    return terms.size;
  });
  expect(new Set(counts).size).toBe(1);
});
