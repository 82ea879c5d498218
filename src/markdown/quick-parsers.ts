import type { Root } from 'mdast';
import type { PipelineExtension, QuickParser, QuickParserContext } from './pipeline-extension.ts';

/**
 * Opens the parsers of plugins, for texts to which plugins of the site add syntax or for other
 * texts. Resolves to one that asks them in their order.
 */
export type OpenParsers = (syntax: { readonly hasMoreSyntax: boolean }) => Promise<QuickParser>;

/** Returns a function that opens the parsers of plugins once for each of the two kinds of texts. */
export function createParsersOpener(
  extensions: readonly PipelineExtension[],
  directives: readonly string[],
): OpenParsers {
  const opened = new Map<boolean, Promise<QuickParser>>();
  const openers = extensions.flatMap(({ openParser }) => openParser ?? []);
  const open = async (hasMoreSyntax: boolean): Promise<QuickParser> => {
    const found = await Promise.all(openers.map((openParser) => openParser({ directives, hasMoreSyntax })));
    const parsers = found.filter((parser) => parser !== null);
    return (text, context) => parseByFirst(parsers, text, context);
  };
  return ({ hasMoreSyntax }) => {
    const parser = opened.get(hasMoreSyntax) ?? open(hasMoreSyntax);
    opened.set(hasMoreSyntax, parser);
    return parser;
  };
}

/** Returns the tree of the first parser that takes the text; null if none does. */
function parseByFirst(parsers: readonly QuickParser[], text: string, context: QuickParserContext): Root | null {
  for (const parse of parsers) {
    const tree = parse(text, context);
    if (tree !== null) return tree;
  }
  return null;
}
