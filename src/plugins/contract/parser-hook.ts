import type { MarkdownTree } from './markdown-hook.ts';

/** Returns the function that parses texts; null to leave all texts to other parsers. */
export type ParserHook = (context: ParserContext) => ParseMarkdown | null | Promise<ParseMarkdown | null>;

/**
 * Returns the tree of a text without its front matter; null to leave the text to the next parser.
 */
export type ParseMarkdown = (text: string, context: TextContext) => MarkdownTree | null;

/** What a parser can use for one text. */
export interface TextContext {
  /** Returns the tree that docsgen's own parser gives for the text. */
  readonly reference: () => MarkdownTree;
  /** Reports a mistake in the text, as a warning. */
  readonly report: (finding: ParserFinding) => void;
}

/** A mistake that a parser has found. */
export interface ParserFinding {
  /** The kind of mistake: a name in `codes` of the plugin. */
  readonly code?: string | undefined;
  /** What is wrong, in one sentence. */
  readonly message: string;
  /** What to do about it. */
  readonly hint?: string | undefined;
  /** Line in the text, from 1. Lines of the front matter count. */
  readonly line: number;
  /** Column in that line, from 1. */
  readonly column: number;
}

/** What a parser must know about the site. */
export interface ParserContext {
  /** Absolute path of the site's folder. */
  readonly root: string;
  /** The names that `:::name` can have. With any other name, it is text. */
  readonly directives: readonly string[];
  /** Whether other plugins add syntax to docsgen's own parser, which this parser does not know. */
  readonly hasMoreSyntax: boolean;
}
