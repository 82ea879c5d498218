import { describe, expect, it } from 'vitest';
import { resolveStrings, type StringSources } from '../../../src/strings/resolve-strings.ts';
import type { StringLayer, WrittenMessage } from '../../../src/strings/string-layer.ts';

type Written = Readonly<Record<string, Readonly<Record<string, WrittenMessage>>>>;

function layer(file: string, languages: Written): StringLayer {
  return new Map(
    Object.entries(languages).map(([name, strings]) => {
      const keys = Object.keys(strings);
      // Each string is on a line of its own, and a plural form in a column of its own.
      return [
        name,
        {
          strings,
          file,
          locate: ([key, form]) => ({ line: keys.indexOf(String(key)) + 1, column: form === undefined ? 1 : 3 }),
        },
      ];
    }),
  );
}

function locales(first: string, ...others: readonly string[]): StringSources['locales'] {
  const locale = (htmlLang: string) => ({ name: htmlLang, htmlLang, fallbacks: [first] });
  return [{ ...locale(first), fallbacks: [] }, ...others.map(locale)];
}

const title = 'theme.NotFound.title';

async function resolve(tags: readonly [string, ...string[]], ...layers: readonly StringLayer[]) {
  const { value, problems } = await resolveStrings({ locales: locales(...tags), layers });
  const find = (locale: string, key: string): unknown => Reflect.get(value.byLocale.get(locale)?.strings ?? {}, key);
  const said = problems.map(({ severity, code, title: what, hint = '', file, line, column }) => ({
    code: `${severity} ${code}`,
    at: line === undefined ? file : `${file}:${line}:${column}`,
    what,
    hint,
  }));
  return { find, said, hash: (locale: string) => value.byLocale.get(locale)?.hash };
}

describe('the strings of a locale', () => {
  it('are those of docsgen without any of the site', async () => {
    const { find, said } = await resolve(['en', 'es', 'nl']);
    expect(['en', 'es', 'nl'].map((locale) => find(locale, title))).toStrictEqual([
      'Page Not Found',
      'Página No Encontrada',
      'Page Not Found',
    ]);
    expect(said).toStrictEqual([]);
  });

  it('are those of the locale that it falls back to: before those of docsgen in the same language', async () => {
    const file = layer('site.config.ts', {
      en: { 'a.one': 'One', 'a.two': 'Two' },
      portugal: { [title]: 'Nada por aqui', 'a.one': 'Um' },
    });
    const portugal = { name: 'portugal', htmlLang: 'pt', fallbacks: ['en'] };
    const brazil = { name: 'brazil', htmlLang: 'pt-BR', fallbacks: ['portugal', 'en'] };
    const spain = { name: 'spain', htmlLang: 'es', fallbacks: ['brazil', 'portugal', 'en'] };
    const { value } = await resolveStrings({
      locales: [{ name: 'en', htmlLang: 'en', fallbacks: [] }, portugal, brazil, spain],
      layers: [file],
    });
    const find = (locale: string, key: string): unknown => Reflect.get(value.byLocale.get(locale)?.strings ?? {}, key);
    expect([title, 'a.one', 'a.two'].map((key) => find('brazil', key))).toStrictEqual(['Nada por aqui', 'Um', 'Two']);
    // Spanish words of docsgen say more to a reader of Spanish than Portuguese ones of the site.
    expect([title, 'a.one', 'a.two'].map((key) => find('spain', key))).toStrictEqual([
      'Página No Encontrada',
      'Um',
      'Two',
    ]);
    expect(value.own.map(({ keys }) => keys.has('a.one'))).toStrictEqual([true, true, true, true]);
  });

  it('are taken from the last layer that has them', async () => {
    const plugin = layer('plugin.js', { en: { [title]: 'Plugin', 'a.one': 'Plugin', 'a.two': 'Plugin' } });
    const config = layer('site.config.ts', { en: { [title]: 'Site', 'a.one': 'Site' } });
    const file = layer('content/en/strings.yml', { en: { [title]: 'File' } });
    const { find } = await resolve(['en'], plugin, config, file);
    expect([title, 'a.one', 'a.two'].map((key) => find('en', key))).toStrictEqual(['File', 'Site', 'Plugin']);
  });

  it('fall back by tag, then to the source locale, then to English', async () => {
    const own = layer('site.config.ts', {
      fr: { [title]: 'Perdu', 'a.one': 'un', 'a.two': 'deux', 'a.three': 'trois' },
      'zh-Hant': { 'a.one': 'hant', 'a.two': 'hant' },
      'zh-TW': { 'a.one': 'tw' },
    });
    const { find } = await resolve(['fr', 'zh-Hant-TW', 'nl'], own);
    expect(['a.one', 'a.two', 'a.three'].map((key) => find('zh-Hant-TW', key))).toStrictEqual(['tw', 'hant', 'trois']);
    expect(find('nl', title)).toBe('Perdu');
  });

  it('are English where the source locale has none, such as those of a plugin', async () => {
    const plugin = layer('plugin.js', { en: { 'a.b': 'B', 'a.c': 'C', [title]: 'Lost' }, fr: { 'a.b': 'Bé' } });
    const { find, said } = await resolve(['fr', 'de'], plugin);
    expect(['a.b', 'a.c', title].map((key) => find('fr', key))).toStrictEqual(['Bé', 'C', 'Page introuvable']);
    expect(['a.b', 'a.c'].map((key) => find('de', key))).toStrictEqual(['Bé', 'C']);
    expect(said).toStrictEqual([]);
  });

  it('keep the words of docsgen in their language where only the source locale replaces them', async () => {
    const { find } = await resolve(['en', 'es'], layer('site.config.ts', { en: { [title]: 'Lost?' } }));
    expect([find('en', title), find('es', title)]).toStrictEqual(['Lost?', 'Página No Encontrada']);
  });

  it('have a hash that changes with the strings of the locale only', async () => {
    const before = await resolve(['en', 'es']);
    const after = await resolve(['en', 'es'], layer('site.config.ts', { es: { [title]: 'Nada' } }));
    expect(after.hash('en')).toBe(before.hash('en'));
    expect(after.hash('es')).not.toBe(before.hash('es'));
  });
});

describe('a mistake is reported where it is written', () => {
  it.each([
    ['theme.NotFound.titel', 'There is no string `theme.NotFound.titel`', 'Did you mean `theme.NotFound.title`?'],
    ['them.NotFound.title', 'There is no string `them.NotFound.title`', 'Did you mean `theme.NotFound.title`?'],
    ['title', '`title` cannot be the key of a string', 'Write a namespace, a dot and a name, such as `player.play`.'],
  ])('the key %s', async (key, what, hint) => {
    const { said } = await resolve(['en'], layer('a.yml', { en: { 'a.b': 'B', [key]: 'Text' } }));
    expect(said).toStrictEqual([{ code: 'error unknown-string', at: 'a.yml:2:1', what, hint }]);
  });

  it('an own key that the source locale does not have', async () => {
    const { said } = await resolve(
      ['en', 'es'],
      layer('a.yml', { en: { 'player.play': 'Play' }, es: { 'player.plya': 'Ver' } }),
    );
    expect(said[0]).toStrictEqual({
      code: 'error unknown-string',
      at: 'a.yml:1:1',
      what: 'The source locale has no string `player.plya`',
      hint: 'Did you mean `player.play`? Otherwise, write it for `en` too.',
    });
  });

  const posts = 'theme.blog.post.plurals';
  it.each<[string, WrittenMessage, string, string]>([
    ['pl', { one: '{count} wpis', other: '{count} wpisu' }, '1:1', 'has no form for few and many'],
    [
      'en',
      { one: '{count} post', few: '{count} posts', other: '{count} posts' },
      '1:3',
      'has a form that the language does not use, `few`',
    ],
    ['en', '{count} posts', '1:1', 'is a single text, but needs plural forms'],
  ])('the plural forms of %s: %o', async (locale, forms, at, what) => {
    const { said } = await resolve([locale], layer('a.yml', { [locale]: { [posts]: forms } }));
    expect(said).toMatchObject([
      { code: 'error wrong-plural-forms', at: `a.yml:${at}`, what: `The string \`${posts}\` ${what}` },
    ]);
  });

  it('and says which forms the language has, with numbers', async () => {
    const { said } = await resolve(['pl'], layer('a.yml', { pl: { [posts]: { other: '{count}' } } }));
    expect(said[0]?.hint).toBe(
      'Polish has these forms, with a number each: one (1), few (2), many (5) and other (1.5).',
    );
  });

  it('one text is right for a language without plural forms', async () => {
    const { said, find } = await resolve(['ja'], layer('a.yml', { ja: { [posts]: '記事{count}件' } }));
    expect([said, find('ja', posts)]).toStrictEqual([[], { other: '記事{count}件' }]);
  });

  it('a string of docsgen that counts nothing has no plural forms', async () => {
    const { said } = await resolve(['en'], layer('a.yml', { en: { [title]: { one: 'Page', other: 'Pages' } } }));
    expect(said).toMatchObject([
      { code: 'error invalid-string', what: `The string \`${title}\` has plural forms, but counts nothing` },
    ]);
  });

  it('placeholders that differ from the original', async () => {
    const key = 'theme.docs.versionBadge.label';
    const { said, find } = await resolve(['en'], layer('a.yml', { en: { [key]: 'Edition {version}' } }));
    expect(said.map(({ code, what }) => `${code}: ${what}`)).toStrictEqual([
      `error wrong-placeholder: The string \`${key}\` has the unknown placeholder {version}`,
      `warning wrong-placeholder: The string \`${key}\` lacks the placeholder {versionLabel}`,
    ]);
    expect(find('en', key)).toBe('Edition {version}');
  });

  it('a translation is compared with the string of the source locale', async () => {
    const own = layer('a.yml', { en: { 'a.hello': 'Hello {name}' }, es: { 'a.hello': 'Hola {nombre}' } });
    const { said } = await resolve(['en', 'es'], own);
    expect(said[0]).toMatchObject({ what: 'The string `a.hello` has the unknown placeholder {nombre}' });
  });

  it('ICU syntax', async () => {
    const { said } = await resolve(
      ['en'],
      layer('a.yml', { en: { 'a.n': '{count, plural, one {# page} other {# pages}}' } }),
    );
    expect(said).toMatchObject([
      { code: 'error invalid-string', what: 'The string `a.n` has ICU syntax, which would be shown as it is' },
    ]);
  });

  it('strings that a locale lacks, once for the locale, if it has begun its own', async () => {
    const own = layer('a.yml', { en: { 'a.b': 'B', 'a.c': 'C' }, es: { 'a.b': 'B' } });
    const { said } = await resolve(['en', 'es', 'pt'], own);
    expect(said).toStrictEqual([
      {
        code: 'warning missing-strings',
        at: 'a.yml',
        what: 'The locale `es` lacks a string: `a.c`',
        hint: 'Readers see those of `en`, or English. `docsgen strings` lists them.',
      },
    ]);
  });
});
