import type { Root } from 'mdast';
import { createHighlighter } from './code/highlighter.ts';
import { containerNames } from './containers/directive-names.ts';
import { createProcessors, type LoadExtensions } from './create-processors.ts';
import { createCompileState } from './page/compile-state.ts';
import type { MarkdownFormat } from './page/compiled-page.ts';
import { noContext } from './page/file-context.ts';
import type { MarkdownOptions } from './page/options.ts';
import { parseSource } from './parse-source.ts';

/**
 * Returns the tree that a build makes of the text of a page, before any plugin changes it. Null for
 * a text that cannot be parsed. What it includes is left out.
 */
export type ParsePage = (text: string, format: MarkdownFormat) => Promise<Root | null>;

/** Returns the parser of a site, with the syntax that its plugins add. */
export function createPageParser(options: MarkdownOptions, loadExtensions: LoadExtensions): ParsePage {
  const processorFor = createProcessors({ highlight: createHighlighter(options), options, loadExtensions });
  const containers = containerNames(options.admonitions);
  return (text, format) =>
    parseSource(text, {
      parse: async (source, report) => (await processorFor(format).parserFor(source))(source, report),
      ...{ containers, state: createCompileState({ ...noContext, format }) },
    });
}
