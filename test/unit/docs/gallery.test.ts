import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { noContext } from '../../../src/markdown/page/file-context.ts';
import { listFiles } from '../../../src/system/list-files.ts';
import { markdownComponents } from '../../../src/theme/markdown-components.tsx';
import * as mdxComponents from '../../../src/theme/mdx-components.ts';
import { siteComponents } from '../../../src/theme/site-components.ts';
import { treeHtml } from '../../support/unfold.ts';
import { compilerWith } from '../markdown/compile-with.ts';

const folder = join(import.meta.dirname, '../../../manual/content/en/docs/theme/gallery');
const theme = { markdownComponents, mdxComponents };
const files = (listFiles(folder) ?? []).filter((file) => file.endsWith('.mdx'));

test('the gallery shows every component that the theme has for texts', async () => {
  const compile = await compilerWith('vsDark');
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  const pages = await Promise.all(texts.map((text) => compile(text, { ...noContext, format: 'mdx' })));
  // A picture that readers can enlarge becomes one when its page is rendered.
  const html = pages.map(({ tree }) => treeHtml(tree).replaceAll(/<img [^>]*data-zoom/g, '<docs-zoom $&')).join('\n');
  const withoutCode = texts.join('\n').replaceAll(/^( *`{3,}).*?^\1$/gms, '');
  const { markdownComponents: elements, mdxComponents: tags } = siteComponents(theme, {});
  const lacks = (text: string) => (name: string) => !new RegExp(`<${name}[ \n/>]`).test(text);
  expect(Object.keys(elements).filter(lacks(html))).toStrictEqual([]);
  expect(Object.keys(tags).filter(lacks(withoutCode))).toStrictEqual([]);
});
