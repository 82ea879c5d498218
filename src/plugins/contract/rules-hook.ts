import type { RuleLevel } from '../../config/fields/reports.ts';
import type { PageDetails } from './page-hook.ts';

/** A rule for pages: the function that checks a page, or that with a level. */
export type Rule = RuleCheck | LeveledRule;

/** A rule with its own level. */
export interface LeveledRule {
  /** The level of the rule on a site that sets none in `reports`. Default: `warn`. */
  readonly level?: RuleLevel;
  /** Checks a page. */
  readonly check: RuleCheck;
}

/** Checks a page, and reports every mistake that it finds. */
export type RuleCheck = (page: RulePage, context: RuleContext) => void | Promise<void>;

/** What a rule knows about a page. */
export interface RulePage extends PageDetails {
  /** The text of its file, with the front matter. */
  readonly text: string;
  /** The links and pictures in its text, in order, including those to other sites. */
  readonly references: readonly PageReference[];
}

/** A link or a picture in the text of a page. */
export interface PageReference {
  /** `link`, `image` for a picture, `file` for any other file. */
  readonly kind: 'link' | 'image' | 'file';
  /**
   * The address as the author wrote it: `./intro.md`, `https://example.com`,
   * `mailto:me@example.com`.
   */
  readonly target: string;
  /**
   * The file that refers to it, relative to the site's root: the page's file or an included one.
   */
  readonly file: string;
  /** Line in that file, from 1. */
  readonly line: number;
  /** Column in that line, from 1. */
  readonly column: number;
}

/** What a rule can do. */
export interface RuleContext {
  /** Reports a problem on the page. */
  readonly report: (finding: RuleFinding) => void;
}

/** A mistake that a rule has found. */
export interface RuleFinding {
  /** What is wrong, in one sentence. */
  readonly message: string;
  /** What to do about it. */
  readonly hint?: string | undefined;
  /** The front matter field that is wrong, in place of a line. */
  readonly field?: string | undefined;
  /** The file, relative to the site's root. Default: the page's. */
  readonly file?: string | undefined;
  /** Line in the file, from 1. */
  readonly line?: number | undefined;
  /** Column in that line, from 1. */
  readonly column?: number | undefined;
}
