import type { Root } from 'hast';
import type { Root as MarkdownTree } from 'mdast';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { Highlighter } from './code/highlighter.ts';
import type { MarkdownFormat } from './page/compiled-page.ts';
import { containerNames } from './containers/directive-names.ts';
import { loadMathSyntax, mayHaveMath } from './math/math-syntax.ts';
import type { MarkdownOptions } from './page/options.ts';
import type { CompileState } from './page/compile-state.ts';
import { createSatteriParser, type LoadSatteri, type QuickParser } from './parser/create-satteri-parser.ts';
import { createPipeline, type Pipeline } from './pipeline.ts';
import { mayHaveRareGfm } from './plugins/narrow-gfm.ts';
import { type OnPluginTime, timePlugins } from './time-plugins.ts';

/** Parses a text of one format and runs the plugins on its tree. */
export interface Processor {
  /**
   * Throws a `VFileMessage` for a syntax error. Only MDX has them: every text is valid Markdown.
   */
  readonly parse: (text: string) => MarkdownTree;
  readonly run: (tree: MarkdownTree, file: { value: string; data: { state: CompileState } }) => Promise<Root>;
}

/** Returns the processor for a format, with the optional syntax that the text needs. */
export type Processors = (format: MarkdownFormat, text: string) => Promise<Processor>;

export interface ProcessorsOptions {
  readonly highlight: Highlighter;
  readonly options: MarkdownOptions;
  /** Loads the package `satteri`. Called only if the options name its version. */
  readonly loadSatteri: LoadSatteri;
  readonly onPluginTime?: OnPluginTime | undefined;
}

/**
 * Returns a function that gives the processor for each text. A processor is created when the first
 * text needs it, because the modules for MDX, formulas and the satteri parser are slow to load.
 */
export function createProcessors({ highlight, options, loadSatteri, onPluginTime }: ProcessorsOptions): Processors {
  const containers = containerNames(options.admonitions);
  const processors = new Map<string, Promise<Processor>>();
  const create = async (format: MarkdownFormat, hasMath: boolean, hasRareGfm: boolean): Promise<Processor> => {
    const syntax = { math: hasMath ? await loadMathSyntax() : null, hasRareGfm };
    const plain = createPipeline(highlight, options, syntax);
    const pipeline = onPluginTime ? timePlugins(plain, onPluginTime) : plain;
    if (format === 'md') {
      const quick = options.satteri === null ? () => null : createSatteriParser(await loadSatteri(), containers);
      return createMarkdownProcessor(pipeline, quick);
    }
    const { createMdxProcessor } = await import('./create-mdx-processor.ts');
    return createMdxProcessor(pipeline);
  };
  return (format, text) => {
    const hasMath = mayHaveMath(text);
    const hasRareGfm = mayHaveRareGfm(text);
    const key = `${format} ${hasMath} ${hasRareGfm}`;
    const processor = processors.get(key) ?? create(format, hasMath, hasRareGfm);
    processors.set(key, processor);
    return processor;
  };
}

function createMarkdownProcessor(
  { remarkPlugins, remarkRehypeOptions, rehypePlugins }: Pipeline,
  quick: QuickParser,
): Processor {
  const processor = unified()
    .use(remarkParse)
    .use(remarkPlugins)
    .use(remarkRehype, remarkRehypeOptions)
    .use(rehypePlugins)
    .freeze();
  return { parse: (text) => quick(text) ?? processor.parse(text), run: (tree, file) => processor.run(tree, file) };
}
