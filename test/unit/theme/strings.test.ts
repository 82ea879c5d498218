import { describe, expect, it } from 'vitest';
import { en } from '../../../src/theme/strings/en.ts';
import { formatMessage, formatPlural, stringsFor } from '../../../src/theme/strings/strings.ts';

const posts = 'theme.blog.post.plurals';

describe('stringsFor', () => {
  it.each([
    ['es', 'Página No Encontrada'],
    ['es-MX', 'Página No Encontrada'],
    ['pt-BR', 'Página não encontrada'],
    ['pt_PT', 'Página não encontrada'],
    ['de', 'Page Not Found'],
  ])('finds the strings of %s', (name, title) => {
    expect(stringsFor(name)['theme.NotFound.title']).toBe(title);
  });

  it('has the Spanish words that the specification quotes', () => {
    const es = stringsFor('es');
    expect(es['theme.CodeBlock.copied']).toBe('Copiado');
    expect(es['theme.ErrorPageContent.title']).toBe('Esta página ha fallado');
    expect(es['theme.ErrorPageContent.tryAgain']).toBe('Intente de nuevo');
    expect(es['theme.NotFound.p1']).toBe('No pudimos encontrar lo que buscaba');
  });

  it.each(['es', 'pt'])('keeps the placeholders of every English message in %s', (name) => {
    const strings = stringsFor(name);
    const placeholders = (message: unknown): readonly string[] =>
      [...new Set(JSON.stringify(message).match(/\{\w+\}/g))].toSorted();
    for (const [id, message] of Object.entries(en)) {
      expect([id, ...placeholders(Reflect.get(strings, id))]).toEqual([id, ...placeholders(message)]);
    }
  });

  it.each(['es', 'pt'])('has a form for each plural category of %s', (lang) => {
    const { pluralCategories } = new Intl.PluralRules(lang).resolvedOptions();
    for (const message of Object.values(stringsFor(lang))) {
      if (typeof message !== 'string')
        expect(Object.keys(message)).toEqual(expect.arrayContaining([...pluralCategories]));
    }
  });
});

describe('formatPlural', () => {
  it.each([
    ['en', 1, '1 post'],
    ['en', 0, '0 posts'],
    ['es', 2_000_000, '2.000.000 de artículos'],
    // Zero is singular in Portuguese, so the form must say the number.
    ['pt-BR', 0, '0 postagem'],
  ])('counts in %s: %i', (lang, count, text) => {
    expect(formatPlural({ forms: stringsFor(lang)[posts], count, lang })).toBe(text);
  });
});

describe('formatMessage', () => {
  it('leaves a placeholder without a value as it is', () => {
    expect(formatMessage('{a} and {b}, {a}', { a: '$&' })).toBe('$& and {b}, $&');
  });
});
