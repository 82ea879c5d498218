/** A piece of code with one style. No classes means the default color. */
export interface CodeToken {
  readonly text: string;
  readonly classes: readonly string[];
}

export type CodeLine = readonly CodeToken[];

/** Returns the lines of code without colors. */
export function plainLines(code: string): readonly CodeLine[] {
  return code.split('\n').map((text) => (text === '' ? [] : [{ text, classes: [] }]));
}
