import { describe, expect, test } from 'vitest';
import type { ProblemCode } from '../../../src/shared/problem-codes.ts';
import { findInPage, findInTexts } from '../../support/check-texts.ts';

describe('invalid code', () => {
  const rules: ProblemCode[] = ['invalid-code'];
  const find = (language: string, code: string) => findInPage(`\`\`\`${language}\n${code}\n\`\`\`\n`, { rules });

  test.each([
    ['json', '{\n  "a": 1,\n  b\n}', '4:3'],
    ['json', '{ "a": 1, }', '2:11'],
    ['json', '{\n  "a": 1 // one\n}', '3:10'],
    ['jsonc', '{ "a" 1 }', '2:7'],
    ['yaml', 'a: 1\nb: [1, 2', '3:9'],
    ['yml title="a.yml"', 'a: "b', '2:6'],
    ['toml', 'a = 1\nb = = 2', '3:5'],
    ['js', 'const a = 1;\nconst b = ;', '3:11'],
    ['mjs{1}', 'import a from', '2:14'],
    ['jsx', '<A>\n  <b>\n</A>', '4:3'],
    ['ts', 'const a: = 1;', '2:10'],
    ['tsx', 'const a: string = <b>;', '2:23'],
  ])('in %s is found in %j', async (language, code, place) => {
    const found = await find(language, code);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`${place} This block is not valid ${language.replace(/\W.*/, '')}: `);
  });

  test.each([
    ['json', '{ "a": [1, 2] }'],
    ['json', '"a": 1,\n"b": { "c": 2 },'],
    ['json', '{ "a": 1 }\n{ "a": 2 }'],
    ['json', '{\n  "a": 1,\n  ...\n}'],
    ['json', '{\n  "a": 1,\n  // ...\n}'],
    ['json', '{ "a": … }'],
    ['json', '{ "port": <port> }'],
    ['json', '{\n  "a": 1 // [!code ++]\n}'],
    ['json no-check', '{ a }'],
    ['json file=./a.json', ''],
    ['jsonc', '{ "a": 1, /* one */ }'],
    ['yaml', 'a: 1\n---\nb: 2'],
    ['yaml', 'a: {{ name }}\nb: }'],
    ['toml', '[a]\nb = 1979-05-27'],
    ['js', 'return await a;'],
    ['js', 'const a = 1;\nconst a = 2;'],
    ['js', '{ a: 1, b: { c: 2 } }'],
    ['js', "search: { engine: './a.ts', connect: [] },\ntitle: 'a',"],
    ['js', '.then((a) => a)\n// ...'],
    ['js', 'call(...)'],
    ['js', 'const b = [...a];'],
    ['ts', 'type A = { readonly b?: string };\nconst c = a as A satisfies A;'],
    ['ts', "interface A { b(): void }\nimport type { C } from './c.ts';"],
    ['ts', 'name: string;\nage?: number;'],
    ['tsx', 'const a = <A<string> b={1}>{c}</A>;'],
    ['jsx', '<A b />'],
    ['json5', '{ a: 1 }'],
    ['text', '{'],
    ['', '{'],
  ])('in %s is not found in %j', async (language, code) => expect(await find(language, code)).toStrictEqual([]));

  test('is placed inside of lists and quotes', async () => {
    expect(await findInPage('- > ```json\n  > {\n  >   b\n  > }\n  > ```\n', { rules })).toStrictEqual([
      expect.stringMatching(/^3:7 /),
    ]);
  });
});

describe('a copied prompt', () => {
  const rules: ProblemCode[] = ['copied-prompt'];

  test('is found at each command, with a fix that removes it', async () => {
    const text = '```bash\n$ npm ci\n# Then:\n$ npm run \\\n  build\n```\n\n- ```sh\n  # apt install asterisk\n  ```\n';
    const problems = await findInTexts({ files: { 'en/a.md': text }, rules });
    expect(problems.map(({ fix, endColumn }) => [fix, endColumn])).toStrictEqual([
      [{ line: 2, column: 1, before: '$ ', after: '' }, 3],
      [{ line: 4, column: 1, before: '$ ', after: '' }, 3],
      [{ line: 9, column: 3, before: '# ', after: '' }, 5],
    ]);
  });

  test.each([
    '```bash\n$ npm ci\nadded 3 packages\n```',
    '```console\n$ npm ci\n```',
    '```sh\nnpm ci\n```',
    '```sh\n# Install the packages\n```',
    '```sh\n# git clone the repository first\nnpm ci\n```',
    '```sh\necho "\n$ a"\n```',
    '```php\n$ a\n```',
    '```bash no-check\n$ a\n```',
    '```bash\n$HOME/bin/a\n```',
  ])('is not in %j', async (text) => expect(await findInPage(text, { rules })).toStrictEqual([]));
});
