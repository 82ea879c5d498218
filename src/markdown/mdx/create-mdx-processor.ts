import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'hast';
import type { Root as MarkdownTree } from 'mdast';
import type { Transformer } from 'unified';
import type { Node } from 'unist';
import type { PageDraft } from '../page-draft.ts';
import type { Pipeline } from '../pipeline.ts';
import { figureTags } from './figure-tags.ts';
import { headingValues } from './heading-values.ts';
import { jsxElements } from './jsx-elements.ts';
import { plainMarks } from './plain-marks.ts';

declare module 'vfile' {
  interface DataMap {
    /** The tree before MDX would have made a program of it. */
    tree: Root;
  }
}

/**
 * Returns the pipeline of `.mdx`: MDX's parser and the plugins of Markdown. MDX would turn the whole text into a program. Here only
 * what is JavaScript becomes one (see `createProgram`): the text stays the same tree that `.md` gives, so that everything that
 * reads, checks and prints trees works for both.
 */
export function createMdxProcessor({ remarkPlugins, remarkRehypeOptions, rehypePlugins }: Pipeline) {
  const processor: MdxProcessor = createProcessor({
    remarkPlugins: [plainMarks, ...remarkPlugins],
    remarkRehypeOptions,
    rehypePlugins: [jsxElements, headingValues, figureTags, ...rehypePlugins, keepTree],
  }).freeze();
  return {
    parse: (text: string): MarkdownTree => processor.parse(text),
    run: async (tree: MarkdownTree, file: { value: string; data: { draft: PageDraft } }): Promise<Root> => {
      const data: typeof file.data & { tree?: Root } = file.data;
      await processor.run(tree, { value: file.value, data });
      if (!data.tree) throw new Error('MDX ran without the plugin that keeps the tree.');
      return data.tree;
    },
  };
}

/** MDX's own type says that it takes the tree that it ends with. */
interface MdxProcessor {
  parse(text: string): MarkdownTree;
  run(tree: Node, file: { value: string; data: { draft: PageDraft } }): Promise<unknown>;
}

/** Keeps the tree, and hands an empty one to what follows. */
function keepTree(): Transformer<Root, Root> {
  return (tree, file) => {
    file.data.tree = tree;
    return { type: 'root', children: [] };
  };
}
