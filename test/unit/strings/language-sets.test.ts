import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { en } from '../../../src/shared/strings/en.ts';
import type { Strings } from '../../../src/shared/strings/en.ts';
import { languageTags, loadLanguageSet } from '../../../src/strings/sets/language-sets.ts';

async function stringsIn(tag: string): Promise<Strings> {
  const found = await loadLanguageSet(tag);
  if (!found) throw new Error(`There are no strings for ${tag}`);
  return found.strings;
}

describe('loadLanguageSet', () => {
  it.each([
    ['es', 'es'],
    ['es-MX', 'es'],
    ['pt-BR', 'pt'],
    ['pt-PT', 'pt'],
    ['en-GB', 'en'],
    ['de-AT', 'de'],
    ['zh', 'zh-Hans'],
    ['zh-TW', 'zh-Hant'],
    ['zh-Hant-HK', 'zh-Hant'],
    ['nl', null],
    // Readers of Hindi in Latin letters do not read Devanagari.
    ['hi-Latn', null],
  ])('finds for %s the strings of %s', async (name, tag) => {
    expect((await loadLanguageSet(name))?.tag ?? null).toBe(tag);
  });

  it('has the Spanish words that the specification quotes', async () => {
    const es = await stringsIn('es');
    expect(es['theme.CodeBlock.copied']).toBe('Copiado');
    expect(es['theme.ErrorPageContent.title']).toBe('Esta página ha fallado');
    expect(es['theme.ErrorPageContent.tryAgain']).toBe('Intente de nuevo');
    expect(es['theme.NotFound.p1']).toBe('No pudimos encontrar lo que buscaba');
  });
});

describe.each(languageTags)('the strings of %s', (tag) => {
  it('have the keys of the English ones, in the same order', async () => {
    expect(Object.keys(await stringsIn(tag))).toStrictEqual(Object.keys(en));
  });

  it('have the placeholders of the English ones', async () => {
    const placeholders = (message: unknown): readonly string[] =>
      [...new Set(JSON.stringify(message).match(/\{\w+\}/g))].toSorted();
    for (const [key, message] of Object.entries(await stringsIn(tag))) {
      expect([key, ...placeholders(message)]).toEqual([key, ...placeholders(Reflect.get(en, key))]);
    }
  });

  it('have exactly the plural forms of the language', async () => {
    const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
    for (const [key, message] of Object.entries(await stringsIn(tag))) {
      if (typeof message === 'string') continue;
      expect([key, ...Object.keys(message).toSorted()]).toEqual([key, ...pluralCategories.toSorted()]);
    }
  });
});

it('the documentation lists the languages with their status', async () => {
  const documented = readFileSync(
    join(import.meta.dirname, '../../../manual/content/en/docs/organize/strings.md'),
    'utf8',
  );
  const rows = Array.from(documented.matchAll(/^\| `([\w-]+)` \| (\w+) \|$/gm), ([, tag, status]) => [tag, status]);
  const sets = await Promise.all(languageTags.map((tag) => loadLanguageSet(tag)));
  expect(rows).toStrictEqual(sets.map((set) => [set?.tag, set?.status]));
});
