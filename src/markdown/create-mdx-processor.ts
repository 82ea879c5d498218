import type { Root } from 'hast';
import type { Root as MarkdownTree } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { CompileState } from './page/compile-state.ts';
import type { Pipeline } from './pipeline.ts';
import { figureTags } from './mdx/figure-tags.ts';
import { headingValues } from './mdx/heading-values.ts';
import { jsxElements } from './mdx/jsx-elements.ts';
import { plainMarks } from './mdx/plain-marks.ts';
import { themeImports } from './mdx/theme-imports.ts';
import { unravel } from './mdx/unravel.ts';

/** What MDX adds to Markdown, which stays as it is until `jsxElements` makes elements of it. */
const scriptNodes = ['mdxFlowExpression', 'mdxJsxFlowElement', 'mdxJsxTextElement', 'mdxTextExpression', 'mdxjsEsm'];

/**
 * Returns the pipeline of `.mdx`: MDX's syntax and the plugins of Markdown. MDX itself would turn the whole text into a program. Here only
 * what is JavaScript becomes one (see `createMdxModule`): the text stays the same tree that `.md` gives, so that everything that
 * reads, checks and prints trees works for both.
 */
export function createMdxProcessor({ remarkPlugins, remarkRehypeOptions, rehypePlugins }: Pipeline) {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(unravel)
    .use([themeImports, plainMarks, ...remarkPlugins])
    .use(remarkRehype, { ...remarkRehypeOptions, passThrough: scriptNodes })
    .use([jsxElements, headingValues, figureTags, ...rehypePlugins])
    .freeze();
  return {
    parse: (text: string): MarkdownTree => processor.parse(text),
    run: (tree: MarkdownTree, file: { value: string; data: { state: CompileState } }): Promise<Root> =>
      processor.run(tree, file),
  };
}
