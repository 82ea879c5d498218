import type { ContainerDirective } from 'mdast-util-directive';

/** Says whether a container ends with a line of colons, given the lines of the file. */
export function isClosed({ position }: ContainerDirective, lines: readonly string[]): boolean {
  if (!position || position.end.line === position.start.line) return false;
  const lastLine = lines[position.end.line - 1]?.slice(0, position.end.column - 1) ?? '';
  return /^[\s>]*:{3,}[ \t]*$/.test(lastLine);
}
