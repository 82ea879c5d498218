import { describe, expect, test } from 'vitest';
import { createTextParser } from '../../../src/markdown/text-parser.ts';
import { noContext } from '../../../src/markdown/page/file-context.ts';
import { loadNativeParser, loadOwnPlugins } from '../../support/own-plugins.ts';
import { treeHtml } from '../../support/unfold.ts';
import { createCompiler } from '../../../src/markdown/compile.ts';
import { compileOptions } from './compile-with.ts';

const options = await compileOptions('vsDark');
const reference = createCompiler(options, { loadExtensions: loadOwnPlugins });
const native = createCompiler(options, { loadExtensions: loadNativeParser });

describe('emphasis beside punctuation of Chinese, Japanese and Korean', () => {
  test.each([
    ['**基于游标（cursor）**的', '<strong>基于游标（cursor）</strong>的'],
    ['这是**“引用”**的文字', '这是<strong>“引用”</strong>的文字'],
    ['これは**太字（強調）。**です', 'これは<strong>太字（強調）。</strong>です'],
    ['*「鉤括弧」*を使う', '<em>「鉤括弧」</em>を使う'],
    ['**스크립트(script)**라고', '<strong>스크립트(script)</strong>라고'],
    ['~~删除（旧）~~的', '<del>删除（旧）</del>的'],
    ['**`code`**を', '<strong><code>code</code></strong>を'],
    // The rules of CommonMark for other texts.
    ['**a (b)**c', '**a (b)**c'],
    ['a*b*c 中文 **x**', 'a<em>b</em>c 中文 <strong>x</strong>'],
    ['中文 `a*b*` 和 2*3', '中文 <code>a*b*</code> 和 2*3'],
  ])('%s', async (source, html) => {
    for (const compile of [reference, native]) {
      for (const format of ['md', 'mdx'] as const) {
        const { tree, messages } = await compile(`${source}\n`, { ...noContext, format });
        expect(treeHtml(tree)).toBe(`<p>${html}</p>`);
        expect(messages).toStrictEqual([]);
      }
    }
  });

  test('is read in the same way where texts are compared', () => {
    const parse = createTextParser({});
    for (const format of ['md', 'mdx'] as const) {
      expect(parse('**基于游标（cursor）**的\n', format)).toMatchObject({
        children: [{ children: [{ type: 'strong' }, { type: 'text', value: '的' }] }],
      });
    }
  });
});
