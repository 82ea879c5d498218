/** The blocks of a text that are not closed yet, so that the next lines are inside them. */
export interface OpenBlocks {
  /** The mark of the open code fence. */
  readonly fence: string | null;
  /** The numbers of colons of the open `:::` containers, outermost first. */
  readonly containers: readonly number[];
  /** Columns from which lines belong to the open list item; 0 without a list. */
  readonly item: number;
}

export const nothingOpen: OpenBlocks = { fence: null, containers: [], item: 0 };

/** Returns whether a part of a text is inside a block that began before it. */
export function isInOpenBlock(part: string, { fence, containers, item }: OpenBlocks): boolean {
  return fence !== null || containers.length > 0 || (item > 0 && indentOf(part) >= item);
}

function indentOf(line: string): number {
  return /^ */.exec(line)?.[0].length ?? 0;
}

/**
 * Returns the blocks that are open after a part. A fenced block may contain blank lines, so it can
 * span several parts, and so can containers and list items.
 */
export function openAfter(part: string, open: OpenBlocks): OpenBlocks {
  let { fence, containers, item } = open;
  for (const line of part.split(/\r?\n/)) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark !== undefined) {
      if (fence === null) fence = mark;
      else if (mark.startsWith(fence)) fence = null;
    } else if (fence === null) {
      containers = containersAfter(line, containers);
      const marker = /^ *(?:[-+*]|\d{1,9}[.)])(?: {1,4}(?! )| (?= {4})|$)/.exec(line)?.[0];
      if (marker !== undefined && (item === 0 || indentOf(line) < item))
        item = marker.length + (marker.endsWith(' ') ? 0 : 1);
    }
  }
  return { fence, containers, item };
}

function containersAfter(line: string, open: readonly number[]): readonly number[] {
  const [, colons, name] = /^\s*(:{3,})[ \t]*(\S)?/.exec(line) ?? [];
  if (colons === undefined) return open;
  if (name !== undefined) return [...open, colons.length];
  // The outermost container that the line can close is closed with those inside it.
  const closed = open.findIndex((count) => count <= colons.length);
  return closed < 0 ? open : open.slice(0, closed);
}
