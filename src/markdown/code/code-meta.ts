import type { LineKind } from './line-kind.ts';

/** What a code block's opening line says after the language. */
export interface CodeMeta {
  readonly title: string | null;
  /** Name of the tab that the block is, beside neighbors that are tabs too. */
  readonly tab: string | null;
  /** Name of its tab in a code group (`[npm]`); elsewhere it is a title. */
  readonly label: string | null;
  /** Group of tabs that change together with those that the block begins. */
  readonly group: string | null;
  /** Lines that are set apart. */
  readonly ranges: readonly LineRange[];
  /** Texts that are marked wherever they stand. */
  readonly words: readonly string[];
  /** Number of the first line, null for a block without numbers. */
  readonly firstNumber: number | null;
  readonly wrap: boolean;
  /** In a `diff` block: the language of the code. */
  readonly language: string | null;
  /** The block is an npm command, to be shown for the other package managers too. */
  readonly isNpm: boolean;
  readonly problems: readonly MetaProblem[];
}

/** Lines from 1, the last included. */
export interface LineRange {
  readonly kind: LineKind;
  readonly first: number;
  readonly last: number;
}

export interface MetaProblem {
  readonly title: string;
  readonly hint: string;
  /** Where in the meta string. */
  readonly offset: number;
}

/** What is known while the items of the line are read. */
export type CodeMetaState = {
  -readonly [Key in keyof CodeMeta]: CodeMeta[Key] extends readonly (infer Item)[] ? Item[] : CodeMeta[Key];
};
