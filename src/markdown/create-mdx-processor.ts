import type { Root } from 'hast';
import type { Root as MarkdownTree } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { VFile } from 'vfile';
import type { Pipeline } from './pipeline.ts';
import { figureTags } from './mdx/figure-tags.ts';
import { headingValues } from './mdx/heading-values.ts';
import { jsxElements } from './mdx/jsx-elements.ts';
import { pageHead } from './mdx/page-head.ts';
import { plainMarks } from './mdx/plain-marks.ts';
import { themeImports } from './mdx/theme-imports.ts';
import { unravel } from './mdx/unravel.ts';

/**
 * The node types that MDX adds to Markdown. They stay unchanged until `jsxElements` turns them into
 * elements.
 */
const scriptNodes = ['mdxFlowExpression', 'mdxJsxFlowElement', 'mdxJsxTextElement', 'mdxTextExpression', 'mdxjsEsm'];

/**
 * Returns the processor for `.mdx`: the syntax of MDX and the plugins of Markdown. MDX itself would
 * compile the whole text to a module. Here only the JavaScript becomes a module (see
 * `createMdxModule`). The text stays a tree as for `.md`, so that all code that reads, checks and
 * renders trees works for both formats.
 */
export function createMdxProcessor(pipeline: Pipeline, { inlineStyles }: { readonly inlineStyles: boolean }) {
  const { remarkPlugins, remarkRehypeOptions, rehypePlugins } = pipeline;
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(unravel)
    .use([themeImports, plainMarks, ...remarkPlugins])
    .use(remarkRehype, { ...remarkRehypeOptions, passThrough: scriptNodes })
    .use([pageHead, [jsxElements, { inlineStyles }], headingValues, figureTags, ...rehypePlugins])
    .freeze();
  return {
    parse: (text: string): MarkdownTree => processor.parse(text),
    run: (tree: MarkdownTree, file: VFile): Promise<Root> => processor.run(tree, file),
  };
}
