import type { Root as MarkdownTree } from 'mdast';
import type { Root } from 'hast';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { containerNames } from './container-names.ts';
import type { CompiledPage, MarkdownFormat, MarkdownMessage } from './compiled-page.ts';
import { bracketTitles, findOpenings, judgeOpenings } from './container-openings.ts';
import { countWords } from './count-words.ts';
import { takeExcerpt } from './excerpt.ts';
import { finishTree, idsIn } from './finish-tree.ts';
import { createHighlighter } from './code/highlighter.ts';
import { findDepth, findExcess, tooDeep } from './limits.ts';
import { createMdxProcessor } from './mdx/create-mdx-processor.ts';
import { createProgram } from './mdx/program.ts';
import { syntaxMessage } from './mdx/syntax-message.ts';
import type { MarkdownOptions } from './options.ts';
import type { PageDraft } from './page-draft.ts';
import { createDraft } from './page-draft.ts';
import { createPipeline, type Pipeline } from './pipeline.ts';
import { prepareSource } from './prepare-source.ts';

/**
 * Compiles the text of a file, front matter included, as the format says that it is written in. Mistakes in it come back as
 * messages; only our faults reject.
 */
export type Compiler = (source: string, format?: MarkdownFormat) => Promise<CompiledPage>;

/** Returns a compiler; what one file gives does not depend on the files before it. */
export function createCompiler(options: MarkdownOptions): Compiler {
  const pipeline = createPipeline(createHighlighter(options), options);
  const processors: Readonly<Record<MarkdownFormat, Processor>> = {
    md: createMarkdownProcessor(pipeline),
    mdx: createMdxProcessor(pipeline),
  };
  return async (source, format = 'md') => {
    const processor = processors[format];
    const value = prepareSource(source);
    const excess = findExcess(value, containerNames);
    if (excess) return refusedPage(excess);
    const draft = createDraft();
    try {
      const parsed = parseMarkdown(processor.parse, value, draft);
      if (!parsed) return refusedPage(...draft.messages);
      const tree = await processor.run(parsed, { value, data: { draft } });
      const depth = findDepth(tree);
      return depth ? refusedPage(depth) : createPage(tree, draft);
    } catch (error) {
      // The plugins walk trees by recursion, and so does the HTML parser.
      if (error instanceof RangeError) return refusedPage(tooDeep());
      throw error;
    }
  };
}

/** A page of which nothing is known but what is wrong with it. */
function refusedPage(...messages: readonly MarkdownMessage[]): CompiledPage {
  const tree: Root = { type: 'root', children: [] };
  const known = { headings: [], references: [], ids: [], words: 0 };
  return { tree, excerpt: null, program: null, isParsed: false, ...known, messages };
}

/** What takes the text of one format through the pipeline. */
interface Processor {
  /** Throws a `VFileMessage` for what is not the format's syntax; to Markdown, every text is. */
  readonly parse: (text: string) => MarkdownTree;
  readonly run: (tree: MarkdownTree, file: { value: string; data: { draft: PageDraft } }) => Promise<Root>;
}

function createMarkdownProcessor({ remarkPlugins, remarkRehypeOptions, rehypePlugins }: Pipeline): Processor {
  const processor = unified()
    .use(remarkParse)
    .use(remarkPlugins)
    .use(remarkRehype, remarkRehypeOptions)
    .use(rehypePlugins)
    .freeze();
  return { parse: (text) => processor.parse(text), run: (tree, file) => processor.run(tree, file) };
}

/** Parses, and once more with titles in brackets where callouts are opened in the old way; null for what cannot be parsed. */
function parseMarkdown(parse: Processor['parse'], source: string, draft: PageDraft): MarkdownTree | null {
  try {
    const tree = parse(source);
    const openings = findOpenings(tree, source);
    const bracketed = bracketTitles(source, openings);
    const isSame = bracketed === source;
    const final = isSame ? tree : parse(bracketed);
    for (const message of judgeOpenings(isSame ? openings : findOpenings(final, bracketed))) {
      draft.messages.push(message);
    }
    return final;
  } catch (error) {
    draft.messages.push(syntaxMessage(error, source));
    return null;
  }
}

function createPage(tree: Root, draft: PageDraft): CompiledPage {
  const excerpt = takeExcerpt(tree, draft.references);
  return {
    tree: finishTree(tree),
    excerpt: excerpt && finishTree(excerpt),
    program: createProgram(draft.script),
    isParsed: true,
    headings: draft.headings,
    references: draft.references,
    ids: idsIn(tree),
    words: countWords(tree),
    messages: draft.messages.toSorted((one, other) => one.line - other.line || one.column - other.column),
  };
}
