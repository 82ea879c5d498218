import type { LineKind } from './line-kind.ts';
import type { NotedLine } from './notation.ts';

const patchLine = /^(?:@@ -|diff --git )/;
const kindBySign: ReadonlyMap<string, LineKind> = new Map([
  ['+', 'added'],
  ['-', 'removed'],
]);

/**
 * Returns whether the lines are a patch from a tool such as git. Readers copy and apply a patch, so
 * it stays unchanged.
 */
export function isPatch(lines: readonly NotedLine[]): boolean {
  return lines.some(({ text }) => patchLine.test(text));
}

/**
 * Returns the lines of a `diff` block without the `+` and `-` at their start, which become line
 * kinds.
 */
export function readDiffSigns(lines: readonly NotedLine[]): readonly NotedLine[] {
  const isIndented = lines.every(({ text }) => text === '' || /^[-+ ]/.test(text));
  // Many authors write a space after the sign. It is removed only if all lines have it.
  const isSpaced = isIndented && lines.every(({ text }) => text.length < 2 || text[1] === ' ');
  return lines.map((line) => {
    const kind = kindBySign.get(line.text[0] ?? '');
    const isCut = kind !== undefined || isIndented;
    const text = line.text.slice(isCut ? (isSpaced ? 2 : 1) : 0);
    return kind === undefined ? { ...line, text } : { ...line, text, kinds: new Set([...line.kinds, kind]) };
  });
}
