import type { Root } from 'hast';
import type { Root as MarkdownTree } from 'mdast';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { VFile } from 'vfile';
import type { Highlighter } from './code/highlighter.ts';
import type { MarkdownFormat } from './page/compiled-page.ts';
import { containerNames } from './containers/directive-names.ts';
import { loadMathSyntax, mayHaveMath } from './math/math-syntax.ts';
import type { MarkdownOptions } from './page/options.ts';
import { createPipeline, type Pipeline } from './pipeline.ts';
import type { PipelineExtension, QuickParser } from './pipeline-extension.ts';
import { mayHaveRareGfm } from './plugins/narrow-gfm.ts';
import { type OnPluginTime, timePlugins } from './time-plugins.ts';

/** Parses a text of one format and runs the plugins on its tree. */
export interface Processor {
  /**
   * Throws a `VFileMessage` for a syntax error. Only MDX has them: every text is valid Markdown.
   */
  readonly parse: (text: string) => MarkdownTree;
  readonly run: (tree: MarkdownTree, file: VFile) => Promise<Root>;
}

/** Returns the processor for a format, with the optional syntax that the text needs. */
export type Processors = (format: MarkdownFormat, text: string) => Promise<Processor>;

export interface ProcessorsOptions {
  readonly highlight: Highlighter;
  readonly options: MarkdownOptions;
  /** Loads what plugins add. */
  readonly loadExtensions: LoadExtensions;
  readonly onPluginTime?: OnPluginTime | undefined;
}

/** Loads what plugins add to the pipeline. */
export type LoadExtensions = () => Promise<readonly PipelineExtension[]>;

/**
 * Returns a function that gives the processor for each text. A processor is created when the first
 * text needs it, because the modules for MDX, formulas and the parsers of plugins are slow to load.
 */
export function createProcessors(parts: ProcessorsOptions): Processors {
  const { highlight, options, loadExtensions, onPluginTime } = parts;
  const processors = new Map<string, Promise<Processor>>();
  let opened: Promise<readonly QuickParser[]> | null = null;
  const openParsers = async (extensions: readonly PipelineExtension[], addSyntax: () => boolean) => {
    const openers = extensions.flatMap(({ openParser }) => openParser ?? []);
    if (openers.length === 0) return [];
    const site = { directives: containerNames(options.admonitions), hasMoreSyntax: addSyntax() };
    return (await Promise.all(openers.map((open) => open(site)))).filter((parser) => parser !== null);
  };
  const create = async (format: MarkdownFormat, hasMath: boolean, hasRareGfm: boolean): Promise<Processor> => {
    const syntax = { math: hasMath ? await loadMathSyntax() : null, hasRareGfm };
    const extensions = await loadExtensions();
    const plain = createPipeline(highlight, options, syntax, extensions);
    const pipeline = onPluginTime ? timePlugins(plain, onPluginTime) : plain;
    if (format === 'mdx') {
      const { createMdxProcessor } = await import('./create-mdx-processor.ts');
      return createMdxProcessor(pipeline);
    }
    const processor = createMarkdownProcessor(pipeline);
    const parsers = await (opened ??= openParsers(extensions, () => {
      const own = createMarkdownProcessor(createPipeline(highlight, options, syntax, []));
      return syntaxCount(processor) !== syntaxCount(own);
    }));
    return {
      parse: (text) => parseQuickly(parsers, text) ?? processor.parse(text),
      run: (tree, file) => processor.run(tree, file),
    };
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

function createMarkdownProcessor({ remarkPlugins, remarkRehypeOptions, rehypePlugins }: Pipeline) {
  return unified()
    .use(remarkParse)
    .use(remarkPlugins)
    .use(remarkRehype, remarkRehypeOptions)
    .use(rehypePlugins)
    .freeze();
}

/** Returns the number of syntax extensions of a processor. */
function syntaxCount(processor: ReturnType<typeof createMarkdownProcessor>): number {
  return processor.data('micromarkExtensions')?.length ?? 0;
}

/** Returns the tree of the first parser that takes the text; null if none does. */
function parseQuickly(parsers: readonly QuickParser[], text: string): MarkdownTree | null {
  for (const parse of parsers) {
    const tree = parse(text);
    if (tree !== null) return tree;
  }
  return null;
}
