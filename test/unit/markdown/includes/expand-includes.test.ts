import { describe, expect, test } from 'vitest';
import { expandIncludes } from '../../../../src/markdown/includes/expand-includes.ts';

const files: Readonly<Record<string, string>> = {
  'parts/_minutes.md': '---\ntitle: Left out\n---\n\nFirst.  \nSecond.\n\n<!--@include: ./_deep.md-->\n',
  'parts/_deep.md': 'Deep.\n',
  '_itself.md': 'Before.\n\n<!--@include: ./_itself.md-->\n',
  'code/call.ts':
    'start();\n// #region call\n  call();\n  // #region inner\n  hangUp();\n// #endregion\n// #endregion\n',
};

const expand = (text: string) =>
  expandIncludes(text, async (path) => {
    const found = files[path];
    return found === undefined ? { type: 'missing', nearby: [] } : { type: 'found', text: found };
  });

describe('the text of a page with what it includes', () => {
  test.each<readonly [string, string, string]>([
    ['has no front matter', '---\ntitle: T\n---\nText.\n', 'Text.\n'],
    [
      'has partials, also those of partials',
      'A\n\n<!--@include: parts/_minutes.md-->\n\nB',
      'A\n\nFirst.  \nSecond.\n\nDeep.\n\nB',
    ],
    [
      'keeps partials in lists and quotes',
      '- > <!--@include: parts/_deep.md-->',
      '- > <!--@include: parts/_deep.md-->',
    ],
    ['repeats the marks of a quote', '> <!--@include: parts/_minutes.md{5,6}-->', '> First.  \n> Second.'],
    [
      'ends where a partial includes itself',
      '<!-- @include: _itself.md -->',
      'Before.\n\n<!--@include: ./_itself.md-->',
    ],
    [
      'keeps what cannot be included',
      '<!--@include: _none.md-->\n\n<<< ./none.ts',
      '<!--@include: _none.md-->\n\n<<< ./none.ts',
    ],
    [
      'keeps includes inside code',
      '```md\n<!--@include: parts/_deep.md-->\n```',
      '```md\n<!--@include: parts/_deep.md-->\n```',
    ],
    [
      'has the code of files',
      '```ts file=./code/call.ts#call title="Call"\n```\n\nB',
      '```ts title="Call"\ncall();\nhangUp();\n```\n\nB',
    ],
    ['names the language of code by its file', '~~~~ file="code/call.ts{1}"\n~~~~', '~~~~ts\nstart();\n~~~~'],
    ['has the code of snippets', '  <<< ./code/call.ts#inner{1 js}', '  ```js {1}\n  hangUp();\n  ```'],
  ])('%s', async (_, text, expected) => {
    expect(await expand(text)).toBe(expected);
  });
});
