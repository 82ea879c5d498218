import type { MarkdownTree } from './markdown-hook.ts';

/** Returns the function that parses texts; null to leave all texts to other parsers. */
export type ParserHook = (context: ParserContext) => ParseMarkdown | null | Promise<ParseMarkdown | null>;

/**
 * Returns the tree of a text without its front matter; null to leave the text to the next parser.
 */
export type ParseMarkdown = (text: string, context: TextContext) => MarkdownTree | null;

/** What a parser can use for one text. */
export interface TextContext {
  /** Returns the tree that docsgen's own parser produces from the text. */
  readonly reference: () => MarkdownTree;
  /** Reports a problem in the text as a warning. */
  readonly report: (finding: ParserFinding) => void;
}

/** A mistake that a parser has found. */
export interface ParserFinding {
  /** The kind of problem: a name in the plugin's `codes`. */
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
  /** The names that directives can have. A directive with any other name is text. */
  readonly directives: readonly string[];
  /** Whether other plugins add syntax that this parser does not know to docsgen's own parser. */
  readonly hasMoreSyntax: boolean;
}
