import type { Root as MarkdownTree } from 'mdast';
import type { Root } from 'hast';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { createHighlighter } from './code/highlighter.ts';
import type { CompiledPage, MarkdownFormat } from './compiled-page.ts';
import { containerNames } from './container-names.ts';
import { countWords } from './count-words.ts';
import { takeExcerpt } from './excerpt.ts';
import { type FileContext, noContext } from './file-context.ts';
import { finishTree, idsIn } from './finish-tree.ts';
import { findDepth, tooDeep } from './limits.ts';
import { loadMathSyntax, type MathSyntax, mayHaveMath } from './math/math-syntax.ts';
import { createMdxProcessor } from './mdx/create-mdx-processor.ts';
import { createProgram } from './mdx/program.ts';
import type { MarkdownOptions } from './options.ts';
import { createDraft, type PageDraft } from './page-draft.ts';
import { parseSource } from './parse-source.ts';
import { createPipeline, type Pipeline } from './pipeline.ts';

/** Compiles the text of a file, front matter included. Mistakes in it come back as messages; only our faults reject. */
export type Compiler = (source: string, context?: FileContext) => Promise<CompiledPage>;

/** Returns a compiler; what one file gives does not depend on the files before it. */
export function createCompiler(options: MarkdownOptions): Compiler {
  const highlight = createHighlighter(options);
  const createProcessors = (syntax: MathSyntax | null): Readonly<Record<MarkdownFormat, Processor>> => {
    const pipeline = createPipeline(highlight, options, syntax);
    return { md: createMarkdownProcessor(pipeline), mdx: createMdxProcessor(pipeline) };
  };
  const processors = createProcessors(null);
  let withMath: Promise<typeof processors> | null = null;
  const containers = containerNames(options.admonitions);
  return async (source, context = noContext) => {
    const { format } = context;
    const parse = async (text: string) => {
      if (!mayHaveMath(text)) return processors[format].parse(text);
      withMath ??= loadMathSyntax().then(createProcessors);
      return (await withMath)[format].parse(text);
    };
    const draft = createDraft(context);
    try {
      const parsed = await parseSource(source, { parse, containers, draft });
      if (!parsed) return refusedPage(draft);
      const tree = await processors[format].run(parsed, { value: draft.lines.text(), data: { draft } });
      const depth = findDepth(tree);
      return depth ? refusedPage({ ...draft, messages: [depth] }) : createPage(tree, draft);
    } catch (error) {
      // The plugins walk trees by recursion, and so does the HTML parser.
      if (error instanceof RangeError) return refusedPage({ ...draft, messages: [tooDeep()] });
      throw error;
    }
  };
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

/** A page of which nothing is known but what is wrong with it. */
function refusedPage(draft: PageDraft): CompiledPage {
  const { messages, lines, dependencies } = draft;
  const nothing = { ...createDraft(draft.context), messages, lines, dependencies };
  return { ...createPage({ type: 'root', children: [] }, nothing), isParsed: false };
}

function createPage(tree: Root, draft: PageDraft): CompiledPage {
  const excerpt = takeExcerpt(tree, draft.references);
  return {
    tree: finishTree(tree),
    excerpt: excerpt && finishTree(excerpt),
    program: createProgram(draft.script),
    isParsed: true,
    headings: draft.headings,
    references: draft.references.map((reference) => ({ ...reference, ...draft.lines.locate(reference.line) })),
    diagrams: draft.diagrams.map((diagram) => ({ ...diagram, ...draft.lines.locate(diagram.line) })),
    ids: idsIn(tree),
    words: countWords(tree),
    messages: draft.messages
      .toSorted((one, other) => one.line - other.line || one.column - other.column)
      .map((message) => ({ ...message, ...draft.lines.locate(message.line) })),
    dependencies: [...draft.dependencies]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, hash]) => ({ path, hash })),
  };
}
