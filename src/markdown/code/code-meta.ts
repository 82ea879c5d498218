import type { LineKind } from './line-kind.ts';

/** The parsed meta string: the text after the language in the opening line of a code block. */
export interface CodeMeta {
  readonly title: string | null;
  /** Tab name of the block, if the block and the code blocks next to it become tabs. */
  readonly tab: string | null;
  /** Tab name in a code group (`[npm]`). In other places it is the title. */
  readonly label: string | null;
  /** Group name of the tabs that start with this block. All tabs of a group switch together. */
  readonly group: string | null;
  /** Lines that get a line kind, such as `highlighted`. */
  readonly ranges: readonly LineRange[];
  /** Texts to mark in all lines. */
  readonly words: readonly string[];
  /** Number of the first line. Null for a block without line numbers. */
  readonly firstNumber: number | null;
  readonly wrap: boolean;
  /**
   * Number of the lines that a folded block shows at first, 0 for none. Null for a block that is
   * not folded.
   */
  readonly shown: number | null;
  /** Ranges of lines that are folded in the block, in order. */
  readonly folds: readonly FoldedLines[];
  readonly frame: CodeFrame | null;
  /** Language of the code in a `diff` block. */
  readonly language: string | null;
  /** True for npm commands that are also shown for the other package managers. */
  readonly isNpm: boolean;
  readonly problems: readonly MetaProblem[];
}

/** What a block of code looks like: a terminal, a tab of an editor, or code without a border. */
export const codeFrames = ['terminal', 'editor', 'none'] as const;

export type CodeFrame = (typeof codeFrames)[number];

/** A range of lines, from `first` to `last` inclusive. Lines count from 1. */
export interface FoldedLines {
  readonly first: number;
  readonly last: number;
}

/** A range of lines of one kind. */
export interface LineRange extends FoldedLines {
  readonly kind: LineKind;
}

export interface MetaProblem {
  readonly title: string;
  readonly hint: string;
  /** Offset in the meta string. */
  readonly offset: number;
}

/** A `CodeMeta` that can be changed while the items of the meta string are read. */
export type CodeMetaState = {
  -readonly [Key in keyof CodeMeta]: CodeMeta[Key] extends readonly (infer Item)[] ? Item[] : CodeMeta[Key];
};
