import type { ContainerDirective } from 'mdast-util-directive';

/**
 * Returns whether a container directive ends with a line of colons, and not at the end of its
 * parent.
 */
export function isContainerClosed({ position }: ContainerDirective, lines: readonly string[]): boolean {
  if (!position || position.end.line === position.start.line) return false;
  const lastLine = lines[position.end.line - 1]?.slice(0, position.end.column - 1) ?? '';
  return /^[\s>]*:{3,}[ \t]*$/.test(lastLine);
}
