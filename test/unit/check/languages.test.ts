import { describe, expect, test } from 'vitest';
import type { ProblemCode } from '../../../src/shared/problem-codes.ts';
import { findInTexts, type TextSite } from '../../support/check-texts.ts';

const article = '# A\n\nThe agent answers each call that comes from outside.\n\n## B\n\nIt says who it is.\n';

/** Returns what a rule finds in a page and its translation, as `line:column title`. */
async function findIn(
  rule: ProblemCode,
  texts: { readonly en: string; readonly es: string },
  site: Partial<TextSite> & { readonly format?: 'md' | 'mdx' } = {},
): Promise<readonly string[]> {
  const { format = 'md', files = {}, ...rest } = site;
  const own = { [`en/page.${format}`]: texts.en, [`es/page.${format}`]: texts.es };
  const problems = await findInTexts({ files: { ...own, ...files }, rules: [rule], ...rest });
  return problems.map(({ file = '', line, column, title }) => `${file.split('/')[1]} ${line}:${column} ${title}`);
}

describe('an unchanged translation', () => {
  const find = (en: string, es: string) => findIn('unchanged-translation', { en, es });

  test('is one problem if most of it is that of the source', async () => {
    const text = `${article}\nThis part has also been left as it was in the source.\n`;
    expect(await find(text, text)).toStrictEqual([
      'es 3:1 2 of 2 paragraphs of this translation are the same as in `content/en/docs/page.md`',
    ]);
  });

  test('is found paragraph by paragraph, also with other line ends', async () => {
    const es =
      '# A\n\n- The agent answers each call\r\n  that comes from outside.\n\n## B\n\nDice quién es.\n\nY espera a que quien llama diga lo que quiere.\n';
    expect(await find(article, es)).toStrictEqual(['es 3:3 This paragraph is not translated']);
  });

  test.each([
    ['a quote', '> The agent answers each call that comes from outside.\n'],
    ['names', 'Alan Turing, Grace Hopper, Ada Lovelace, Barbara Liskov, Tony Hoare\n'],
    ['code', '`the agent answers each call that comes from outside` and `so does the other agent`\n'],
    ['a short text', 'It says who it is.\n'],
    [
      'an element with a language',
      '<p>a</p>\n\n<span lang="en">The agent answers each call that comes from outside.</span>\n',
    ],
  ])('is not %s', async (_, text) => expect(await find(text, text)).toStrictEqual([]));
});

describe('a different structure', () => {
  const find = (en: string, es: string) => findIn('different-structure', { en, es });

  test.each([
    ['# A\n\n## B\n\n## C\n', '# A\n\n## B\n', 'es 3:1 This translation lacks a heading of its source'],
    ['# A\n\n## B\n', '# A\n\n## B\n\n### C\n', 'es 5:1 This translation has a heading that its source lacks'],
    ['# A\n\n### B\n', '# A\n\n## B\n', 'es 3:1 A heading of level 2 stands where the source has one of level 3'],
    ['# A\n\n```sh\na\n```\n', '# A\n\nb\n', 'es 1:1 This section lacks a code block (`sh`) of its source'],
    ['# A\n', '# A\n\n[b](./index.md)\n', 'es 3:1 This section has a link that its source lacks'],
    ['# A\n\n![a](a.png)\n', '# A\n', 'es 1:1 This section lacks a picture of its source'],
    ['# A\n\n`{name}`\n', '# A\n\n`{nombre}`\n', 'es 1:1 This section lacks the placeholder `{name}` of its source'],
    [
      '# A\n\n:::tip\n\na\n\n:::\n',
      '# A\n\n:::note\n\na\n\n:::\n',
      'es 1:1 This section lacks an admonition (`tip`) of its source',
    ],
    [
      '# A\n\n| B |\n| - |\n| c |\n| d |\n',
      '# A\n\n| B |\n| - |\n| c |\n',
      'es 1:1 This section lacks a table row (1 column) of its source',
    ],
    [
      '# A\n\n| B | C |\n| - | - |\n| d | e |\n',
      '# A\n\n| B |\n| - |\n| d |\n',
      'es 1:1 This section lacks a table row (2 columns) of its source',
    ],
    ['# A\n\n| B |\n| - |\n| c |\n', '# A\n\nB\n', 'es 1:1 This section lacks a table of its source'],
    [
      '# A\n\n```sh\nnpm install x # Now\n```\n',
      '# A\n\n```sh\nnpm instalar x # Ahora\n```\n',
      'es 1:1 This section lacks a command (`npm install x`) of its source',
    ],
    [
      '# A\n\nCall `git push`.\n',
      '# A\n\nLlame a `git empujar`.\n',
      'es 1:1 This section lacks a command (`git push`) of its source',
    ],
    [
      '# A\n\n```console\n$ docsgen build\nDone\n```\n',
      '# A\n\n```console\n$ docsgen construir\nHecho\n```\n',
      'es 1:1 This section lacks a command (`docsgen build`) of its source',
    ],
  ])('%j, %j', async (en, es, expected) => expect(await find(en, es)).toStrictEqual([expected]));

  test('is not a comment in code, a word in quotes, a name to fill in, or output', async () => {
    const en =
      '# A\n\n```sh\n# First\nsay "Hello" # Now\nopen <file>\n```\n\n```console\n$ docsgen build\nDone\n```\n\n```\nwords\n```\n\n`a b`\n';
    const es =
      '# A\n\n```sh\n# Primero\nsay "Hola" # Ahora\nopen <archivo>\n```\n\n```console\n$ docsgen build\nHecho\n```\n\n```\npalabras\n```\n\n`a be`\n';
    expect(await find(en, es)).toStrictEqual([]);
  });

  test('is not another order, other words, front matter or an id', async () => {
    const en = '---\ntitle: A\n---\n\n[a](./index.md) `{b}` [c](./index.md#c)\n\n## D {#d}\n\n```sh\n# c\n```\n';
    const es =
      '---\ntitle: Á\ndescription: É\n---\n\n`{b}` [ce](./index.md#c) [a](./index.md)\n\n## Dé\n\n```sh\n# ce\n```\n\nb\n';
    expect(await find(en, es)).toStrictEqual([]);
  });

  test('says where the part is in the source', async () => {
    const [found] = await findInTexts({
      files: { 'en/page.md': '# A\n\nb\n\n```sh\n```\n', 'es/page.md': '# A\n' },
      rules: ['different-structure'],
    });
    expect(found?.hint).toBe('It is in line 5 of `content/en/docs/page.md`.');
  });
});

describe('a false friend', () => {
  const words = {
    falseFriends: { es: [{ term: ['library', 'libraries'], not: ['librería', 'librerías'], use: 'biblioteca' }] },
  };
  const find = (en: string, es: string) => findIn('false-friend', { en, es }, { words });

  test('is found where the source has the term', async () => {
    const en = '# A\n\nSome *libraries*.\n\nA shop.\n\n| Library |\n| - |\n| a |\n';
    const es = '# A\n\nUnas librerías.\n\nUna librería.\n\n| Librería |\n| - |\n| a |\n';
    expect(await find(en, es)).toStrictEqual([
      'es 3:6 “librerías” is a wrong translation of “libraries”',
      'es 7:3 “Librería” is a wrong translation of “Library”',
    ]);
  });

  test('is looked for in a section whose paragraphs are others, and not across sections', async () => {
    const en = '# A\n\nA library.\n\n## B\n\nA shop.\n';
    expect(await find(en, '# A\n\nUna\n\nlibrería.\n\n## B\n\nUna librería.\n')).toStrictEqual([
      'es 5:1 “librería” is a wrong translation of “library”',
    ]);
    expect(await find(en, '# A\n\nUna librería.\n')).toStrictEqual([]);
  });

  test('is not in code', async () => {
    expect(await find('# A\n\nA library.\n', '# A\n\nUna `librería`.\n')).toStrictEqual([]);
  });
});

describe('a paragraph in another language', () => {
  const es =
    'Este agente contesta todas las llamadas que vienen de fuera, y dice quién es antes de hablar con la persona, pero no graba lo que se dice en ellas.';
  const en = 'This agent answers all calls that come from outside, and it says who it is before it speaks.';
  const find = (texts: { readonly en: string; readonly es: string }) => findIn('mixed-languages', texts);

  test('is found in both directions', async () => {
    expect(await find({ en: `# A\n\n${es}\n`, es: `# A\n\n- ${en}\n` })).toStrictEqual([
      'en 3:1 This paragraph is not in the language of its page, but in the language of `es`',
      'es 3:3 This paragraph is not in the language of its page, but in the language of `en`',
    ]);
  });

  const texts: Readonly<Record<string, string>> = {
    en,
    es,
    pt: 'Este agente atende todas as chamadas que vêm de fora, e diz quem é antes de falar com a pessoa.',
    de: 'Dieser Agent nimmt alle Anrufe an, die von außen kommen, und er sagt, wer er ist, bevor er spricht.',
    fr: 'Cet agent répond à tous les appels qui viennent de dehors, et il dit qui il est avant de parler.',
    it: 'Questo agente risponde a tutte le chiamate che vengono da fuori, e dice chi è prima di parlare con la persona, ma non registra quello che si dice nelle chiamate.',
    pl: 'Ten agent odbiera wszystkie połączenia z zewnątrz i mówi, kim jest, zanim się odezwie do osoby, która dzwoni.',
    tr: 'Bu temsilci dışarıdan gelen tüm aramaları yanıtlar ve konuşmadan önce kim olduğunu söyler, ama bunu her arama için bir kez yapar.',
    ja: 'このエージェントは外からの電話にすべて応答し、話す前に自分が誰であるかを伝えます。',
    ko: '이 상담원은 외부에서 오는 모든 전화를 받고, 말하기 전에 자신이 누구인지 알립니다.',
    zh: '该代理会接听所有来自外部的电话，并在讲话之前说明自己的身份，然后询问来电者需要什么帮助。',
    ar: 'يجيب هذا الوكيل على جميع المكالمات الواردة من الخارج، ويقول من هو قبل أن يتكلم مع المتصل.',
    hi: 'यह एजेंट बाहर से आने वाली सभी कॉलों का उत्तर देता है और बोलने से पहले बताता है कि वह कौन है।',
    ru: 'Этот агент отвечает на все звонки, которые поступают извне, и говорит, кто он, прежде чем начать разговор.',
  };

  test.each(Object.keys(texts))('is found among all others where the page is in %s', async (locale) => {
    const others = Object.keys(texts).filter((name) => name !== locale);
    const page = ['# A', ...Object.values(texts)].join('\n\n');
    const problems = await findInTexts({
      locales: [locale, ...others],
      files: { [`${locale}/page.md`]: page },
      rules: ['mixed-languages'],
    });
    expect(problems.map(({ line, title }) => `${line} ${/`(..)`/.exec(title)?.[1]}`)).toStrictEqual(
      Object.keys(texts).flatMap((name, index) => (name === locale ? [] : [`${3 + 2 * index} ${name}`])),
    );
  });

  test.each([
    ['its own language', es],
    ['a quote', `> ${en}`],
    ['a quotation', `Ella dijo «${en}», y nada más.`],
    ['short', 'This is what it says.'],
    ['code', `\`${en}\``],
    ['names', 'The Beatles, The Who, The Rolling Stones, The Doors, The Clash, The Cure, The Kinks'],
    ['a sentence with terms', 'El plan «Pay as you go» y el modo push-to-talk son de la compañía, no del agente.'],
    ['an element with a language', `<div lang="en">${en}</div>`],
    ['inline, with a language', `<span lang="en">${en}</span>`],
  ])('is not %s', async (_, text) => expect(await find({ en: '# A\n', es: `# A\n\n${text}\n` })).toStrictEqual([]));
});

describe('a link to another language', () => {
  const find = (en: string, es: string, format?: 'md' | 'mdx') =>
    findIn('link-to-other-language', { en, es }, { files: { 'es/index.md': '# Inicio\n' }, ...(format && { format }) });

  test('is found by its path and by its whole address', async () => {
    const en = '[a](/es/docs/page#b)\n\n[c]\n\n[c]: https://docs.example.com/es/docs\n';
    const es = '[a](https://docs.example.com/docs/page/) and <a href="https://docs.example.com/docs/page.html">b</a>\n';
    expect(await find(en, es)).toStrictEqual([
      'en 1:1 This link leads to the page in Spanish',
      'en 5:1 This link leads to the page in Spanish',
      'es 1:1 This link leads to the page in English',
      'es 1:46 This link leads to the page in English',
    ]);
  });

  test('is found in components', async () => {
    const en = '<Card title="a" href="/es/docs/page">\n\nText.\n\n</Card>\n';
    expect(await find(en, '# A\n', 'mdx')).toStrictEqual(['en 1:1 This link leads to the page in Spanish']);
  });

  test('is not one that names the language, or that leads elsewhere', async () => {
    const en = [
      ...[
        '[Español](/es/docs/page)',
        '[the Spanish page](/es/docs/page)',
        '<a href="/es/docs/page" hreflang="es">a</a>',
      ],
      ...[
        '[a](/docs/page)',
        '[a](./page.md)',
        '[a](https://other.example.com/es/docs/page)',
        '[a](/es/docs/gone)',
        '[a](#b)',
      ],
    ];
    expect(await find(`${en.join('\n\n')}\n`, '[a](/docs/page) [b](https://docs.example.com/es/docs)\n')).toStrictEqual(
      [],
    );
  });

  test('is not one to a page that the language lacks', async () => {
    const files = { 'en/only.md': '# Only\n', 'es/page.md': '[a](https://docs.example.com/docs/only)\n' };
    expect(await findInTexts({ files, rules: ['link-to-other-language'] })).toStrictEqual([]);
  });
});
