import type { Root } from 'hast';
import type { Root as MarkdownTree } from 'mdast';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { VFile } from 'vfile';
import { conditionalPlugins, createAdditionsLoader } from './additions.ts';
import type { Highlighter } from './code/highlighter.ts';
import type { MarkdownFormat } from './page/compiled-page.ts';
import { containerNames } from './containers/directive-names.ts';
import type { MarkdownOptions } from './page/options.ts';
import { createPipeline, type Pipeline } from './pipeline.ts';
import type { PipelineExtension, PlacedPlugin, ReportMessage } from './pipeline-extension.ts';
import { loadCjkEmphasis, mayHaveCjkEmphasis } from './plugins/cjk-emphasis.ts';
import { mayHaveRareGfm } from './plugins/narrow-gfm.ts';
import { createParsersOpener, type OpenParsers } from './quick-parsers.ts';
import { type OnPluginTime, timePlugins } from './time-plugins.ts';

/** Parses the texts of one page, and runs the plugins that these need on its tree. */
export interface PageProcessor {
  /**
   * Returns the parser for a text, that of the page or one that it includes. The parser throws a
   * `VFileMessage` for a syntax error. Only MDX has them: every text is valid Markdown.
   */
  readonly parserFor: (text: string) => Promise<TextParser>;
  readonly run: (tree: MarkdownTree, file: VFile) => Promise<Root>;
}

/** Returns the tree of a text. Reports mistakes that the parser of a plugin finds. */
type TextParser = (text: string, report: ReportMessage) => MarkdownTree;

/** Returns the processor for a page of a format. */
export type Processors = (format: MarkdownFormat) => PageProcessor;

export interface ProcessorsOptions {
  readonly highlight: Highlighter;
  readonly options: MarkdownOptions;
  /** Loads what plugins add. */
  readonly loadExtensions: LoadExtensions;
  readonly onPluginTime?: OnPluginTime | undefined;
}

/** Loads what plugins add to the pipeline. */
export type LoadExtensions = () => Promise<readonly PipelineExtension[]>;

/** A frozen pipeline with its parser. */
interface Processor {
  readonly parse: TextParser;
  readonly run: (tree: MarkdownTree, file: VFile) => Promise<Root>;
}

/** What decides which plugins and which syntax a processor has. */
interface ProcessorKind {
  readonly format: MarkdownFormat;
  readonly hasRareGfm: boolean;
  readonly hasCjkEmphasis: boolean;
  /** The conditional plugins that it has. */
  readonly needed: ReadonlySet<PlacedPlugin>;
}

/** Of a processor that parses nothing. */
const plainSyntax = { hasRareGfm: false, hasCjkEmphasis: false };

/**
 * Returns a function that gives the processor for each page. What parses and changes texts is
 * created when the first text needs it, because the modules for MDX and of plugins are slow to
 * load.
 */
export function createProcessors({ highlight, options, loadExtensions, onPluginTime }: ProcessorsOptions): Processors {
  const processors = new Map<string, Promise<Processor>>();
  const loadAdditions = createAdditionsLoader();
  let opened: Promise<Opened> | null = null;
  const open = async (): Promise<Opened> => {
    const extensions = await loadExtensions();
    const openParsers = createParsersOpener(extensions, containerNames(options.admonitions));
    return { extensions, conditional: conditionalPlugins(extensions), openParsers };
  };
  const create = async (
    { extensions, openParsers }: Opened,
    { format, hasRareGfm, hasCjkEmphasis, needed }: ProcessorKind,
  ): Promise<Processor> => {
    const cjkEmphasis = hasCjkEmphasis ? await loadCjkEmphasis() : null;
    const pipelineWith = async (added: readonly PipelineExtension[]) =>
      createPipeline({ highlight, options, hasRareGfm, cjkEmphasis, additions: await loadAdditions(added, needed) });
    const plain = await pipelineWith(extensions);
    const pipeline = onPluginTime ? timePlugins(plain, onPluginTime) : plain;
    if (format === 'mdx') {
      const { createMdxProcessor } = await import('./create-mdx-processor.ts');
      return createMdxProcessor(pipeline, options);
    }
    const processor = createMarkdownProcessor(pipeline);
    const run: Processor['run'] = (tree, file) => processor.run(tree, file);
    // The parsers of plugins follow the rules of CommonMark.
    if (hasCjkEmphasis) return { parse: (text) => processor.parse(text), run };
    const own = extensions.filter(({ isOwn }) => isOwn);
    const ownSyntax = async () => syntaxCount(createMarkdownProcessor(await pipelineWith(own)));
    const hasMoreSyntax = own.length < extensions.length && syntaxCount(processor) !== (await ownSyntax());
    const parseQuickly = await openParsers({ hasMoreSyntax });
    return {
      parse: (text, report) => {
        const reference = () => processor.parse(text);
        return parseQuickly(text, { reference, report }) ?? reference();
      },
      run,
    };
  };
  const processorFor = (all: Opened, kind: ProcessorKind) => {
    const { format, hasRareGfm, hasCjkEmphasis, needed } = kind;
    const key = [format, hasRareGfm, hasCjkEmphasis, ...all.conditional.map((plugin) => needed.has(plugin))].join(' ');
    const processor = processors.get(key) ?? create(all, kind);
    processors.set(key, processor);
    return processor;
  };
  return (format) => {
    const neededByPage = new Set<PlacedPlugin>();
    return {
      parserFor: async (text) => {
        const all = await (opened ??= open());
        const needed = new Set(all.conditional.filter(({ when }) => when?.(text)));
        for (const plugin of needed) neededByPage.add(plugin);
        const [hasRareGfm, hasCjkEmphasis] = [mayHaveRareGfm(text), mayHaveCjkEmphasis(text)];
        return (await processorFor(all, { format, hasRareGfm, hasCjkEmphasis, needed })).parse;
      },
      run: async (tree, file) => {
        const all = await (opened ??= open());
        const processor = await processorFor(all, { ...plainSyntax, format, needed: neededByPage });
        return processor.run(tree, file);
      },
    };
  };
}

/** What plugins add, loaded. */
interface Opened {
  readonly extensions: readonly PipelineExtension[];
  readonly conditional: readonly PlacedPlugin[];
  readonly openParsers: OpenParsers;
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
