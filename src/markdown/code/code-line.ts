/** A run of code that looks the same; no classes means the default color. */
export interface CodeToken {
  readonly text: string;
  readonly classes: readonly string[];
}

export type CodeLine = readonly CodeToken[];

/** Returns the lines of code that has no colors. */
export function plainLines(code: string): readonly CodeLine[] {
  return code.split('\n').map((text) => (text === '' ? [] : [{ text, classes: [] }]));
}
