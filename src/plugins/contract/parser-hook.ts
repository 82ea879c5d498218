import type { MarkdownTree } from './markdown-hook.ts';

/** Returns the function that parses texts; null to leave all texts to other parsers. */
export type ParserHook = (context: ParserContext) => ParseMarkdown | null | Promise<ParseMarkdown | null>;

/**
 * Returns the tree of a text without its front matter; null to leave the text to the next parser.
 */
export type ParseMarkdown = (text: string) => MarkdownTree | null;

/** What a parser must know of the site. */
export interface ParserContext {
  /** Absolute path of the site's folder. */
  readonly root: string;
  /** The names that `:::name` may have. With another name it is text. */
  readonly directives: readonly string[];
  /** Whether other plugins add syntax to docsgen's own parser, which this parser does not know. */
  readonly hasMoreSyntax: boolean;
}
