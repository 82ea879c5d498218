import type { Root } from 'hast';
import { VFile } from 'vfile';
import { createHighlighter } from './code/highlighter.ts';
import type { CompiledPage } from './page/compiled-page.ts';
import { containerNames } from './containers/directive-names.ts';
import { countWords } from './count-words.ts';
import { createProcessors, type LoadExtensions } from './create-processors.ts';
import { takeExcerpt } from './excerpt.ts';
import { type FileContext, noContext } from './page/file-context.ts';
import { finishTree, idsIn, titleIdIn } from './finish-tree.ts';
import { foldStatic } from './fold-static.ts';
import { RefusedText } from './guard-plugin.ts';
import { findDepth, tooDeep } from './page/limits.ts';
import { createMdxModule } from './mdx/mdx-module.ts';
import type { MarkdownOptions } from './page/options.ts';
import { createCompileState, type CompileState } from './page/compile-state.ts';
import type { OnPluginTime } from './time-plugins.ts';
import { parseSource } from './parse-source.ts';
import { hasFrontMatterTitle } from './prepare-source.ts';
import { failureMessage, PluginFailure, type ReportMessage } from './pipeline-extension.ts';

/**
 * Compiles the text of a file, front matter included. Mistakes in the text are returned as
 * messages. The promise rejects only for errors of docsgen itself.
 */
export type Compiler = (source: string, context?: FileContext) => Promise<CompiledPage>;

/** Loaders and callbacks of a compiler. A loader is called when its result is first needed. */
export interface CompilerParts {
  /** Loads what plugins add. Default: nothing. */
  readonly loadExtensions?: LoadExtensions;
  readonly onPluginTime?: OnPluginTime | undefined;
}

/** Returns a compiler. The result for a file does not depend on the files compiled before it. */
export function createCompiler(options: MarkdownOptions, parts: CompilerParts = {}): Compiler {
  const { loadExtensions = async () => [], onPluginTime } = parts;
  const highlight = createHighlighter(options);
  const processorFor = createProcessors({ highlight, options, loadExtensions, onPluginTime });
  const containers = containerNames(options.admonitions);
  return async (source, context = noContext) => {
    const { parserFor, run } = processorFor(context.format);
    const parse = async (text: string, report: ReportMessage) => {
      const parseText = await parserFor(text);
      const start = performance.now();
      const tree = parseText(text, report);
      onPluginTime?.('parser', performance.now() - start);
      return tree;
    };
    const state = createCompileState(context, { hasTitle: hasFrontMatterTitle(source) });
    try {
      const parsed = await parseSource(source, { parse, containers, state });
      if (!parsed) return refusedPage(state);
      const file = new VFile({ value: state.lines.text(), data: { state, locale: context.locales[0] } });
      const tree = await run(parsed, file);
      const depth = findDepth(tree);
      return depth ? refusedPage({ ...state, messages: [depth] }) : createPage(tree, state, options.mappedElements);
    } catch (error) {
      // The plugins and the HTML parser recurse into the tree, so a very deep tree overflows the
      // stack.
      if (error instanceof RangeError) return refusedPage({ ...state, messages: [tooDeep()] });
      if (error instanceof PluginFailure) return refusedPage({ ...state, messages: [await failureMessage(error)] });
      if (error instanceof RefusedText) return refusedPage(state);
      throw error;
    }
  };
}

/** Returns a page that could not be parsed: only its messages, lines and dependencies are known. */
function refusedPage(state: CompileState): CompiledPage {
  const { messages, lines, dependencies } = state;
  const nothing = { ...createCompileState(state.context), messages, lines, dependencies };
  return { ...createPage({ type: 'root', children: [] }, nothing, []), isParsed: false };
}

function createPage(tree: Root, state: CompileState, mapped: MarkdownOptions['mappedElements']): CompiledPage {
  const excerpt = takeExcerpt(tree, state.references);
  const finished = finishTree(tree, state.lines);
  const [ids, titleId, words] = [idsIn(finished), titleIdIn(finished), countWords(finished)];
  return {
    tree: foldStatic(finished, mapped),
    excerpt: excerpt && foldStatic(finishTree(excerpt, state.lines), mapped),
    mdxModule: createMdxModule(state),
    isParsed: true,
    isEmpty: tree.children.length === 0,
    hasExcerpt: excerpt !== null,
    titleId,
    headings: state.headings.map((heading) => ({ ...heading, ...state.lines.locate(heading.line) })),
    references: state.references.map((reference) => ({ ...reference, ...state.lines.locate(reference.line) })),
    ...(state.externals.length > 0
      ? { externals: state.externals.map((each) => ({ ...each, ...state.lines.locate(each.line) })) }
      : {}),
    diagrams: state.diagrams.map((diagram) => ({ ...diagram, ...state.lines.locate(diagram.line) })),
    ...(state.head.length > 0
      ? { head: state.head.map((each) => ({ ...each, ...state.lines.locate(each.line) })) }
      : {}),
    ids,
    words,
    messages: state.messages
      .toSorted((one, other) => one.line - other.line || one.column - other.column)
      .map((message) => ({ ...message, ...state.lines.locate(message.line) })),
    dependencies: [...state.dependencies]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, hash]) => ({ path, hash })),
  };
}
