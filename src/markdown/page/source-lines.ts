/**
 * The lines of a page and of the files that it includes, with global line numbers. The lines of
 * each included file follow all lines before it, so a global line number also identifies the file.
 * Plugins need no other information.
 */
export interface SourceLines {
  /**
   * Adds the text of a file; `file` is null for the page itself. Returns the number of lines before
   * it.
   */
  readonly add: (file: string | null, text: string) => number;
  /** Returns all texts added so far. */
  readonly text: () => string;
  readonly locate: (line: number) => Place;
  /** Returns the number of characters in a line. */
  readonly lengthOf: (line: number) => number;
  /** Returns the added files in order. */
  readonly parts: () => readonly SourcePart[];
}

/** The offset of a file in the global line numbers. */
export interface SourcePart {
  /** Path of the included file, as `ReadIncluded` takes it. Null for the page itself. */
  readonly file: string | null;
  /** The number of lines before it. */
  readonly before: number;
}

export interface Place {
  /** Path of the included file, as `ReadIncluded` takes it. Not set for the page itself. */
  readonly file?: string | undefined;
  readonly line: number;
}

/** Returns an empty `SourceLines`. */
export function createSourceLines(): SourceLines {
  const lines: string[] = [];
  const parts: SourcePart[] = [];
  return {
    add(file, text) {
      const before = lines.length;
      parts.push({ file, before });
      for (const line of text.split('\n')) lines.push(line);
      return before;
    },
    text: () => lines.join('\n'),
    locate: (line) => locateLine(parts, line),
    lengthOf: (line) => lines[line - 1]?.length ?? 0,
    parts: () => parts,
  };
}

/** Returns the file of a global line number, and the line number in that file. */
export function locateLine(parts: readonly SourcePart[], line: number): Place {
  const part = parts.findLast(({ before }) => before < line);
  const own = line - (part?.before ?? 0);
  return part?.file == null ? { line: own } : { file: part.file, line: own };
}
