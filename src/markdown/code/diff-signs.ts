import type { LineKind } from './line-kind.ts';
import type { NotedLine } from './notation.ts';

const patchLine = /^(?:@@ -|diff --git )/;
const kindBySign: ReadonlyMap<string, LineKind> = new Map([
  ['+', 'added'],
  ['-', 'removed'],
]);

/** Says whether the lines are a patch that a program has made, which is copied to be applied as it is. */
export function isPatch(lines: readonly NotedLine[]): boolean {
  return lines.some(({ text }) => patchLine.test(text));
}

/** Returns the lines of a `diff` block without the signs at their start, which become kinds of line. */
export function readDiffSigns(lines: readonly NotedLine[]): readonly NotedLine[] {
  const isIndented = lines.every(({ text }) => text === '' || /^[-+ ]/.test(text));
  // Many write a space after the sign, in every line or in none.
  const isSpaced = isIndented && lines.every(({ text }) => text.length < 2 || text[1] === ' ');
  return lines.map((line) => {
    const kind = kindBySign.get(line.text[0] ?? '');
    const isCut = kind !== undefined || isIndented;
    const text = line.text.slice(isCut ? (isSpaced ? 2 : 1) : 0);
    return kind === undefined ? { ...line, text } : { ...line, text, kinds: new Set([...line.kinds, kind]) };
  });
}
