/**
 * The lines of a page and of the files that it includes, in one count: those of an included file follow the others, so that
 * a line number alone tells the file, through any plugin that keeps places.
 */
export interface SourceLines {
  /** Takes in the text of a file, null for the page itself. Returns the number of lines before it. */
  readonly add: (file: string | null, text: string) => number;
  /** Everything taken in so far. */
  readonly text: () => string;
  readonly locate: (line: number) => Place;
  /** What the lines are made of, in their order. */
  readonly parts: () => readonly SourcePart[];
}

/** Where the lines of a file begin. */
export interface SourcePart {
  /** Path of the included file as `ReadIncluded` takes it; null for the page itself. */
  readonly file: string | null;
  /** The number of lines before it. */
  readonly before: number;
}

export interface Place {
  /** Path of the included file as `ReadIncluded` takes it; not set in the page itself. */
  readonly file?: string | undefined;
  readonly line: number;
}

/** Returns a count of lines without any. */
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
    parts: () => parts,
  };
}

/** Returns the file of a line, and its number there. */
export function locateLine(parts: readonly SourcePart[], line: number): Place {
  const part = parts.findLast(({ before }) => before < line);
  const own = line - (part?.before ?? 0);
  return part?.file == null ? { line: own } : { file: part.file, line: own };
}
