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
}

export interface Place {
  /** Path of the included file as `ReadIncluded` takes it; not set in the page itself. */
  readonly file?: string | undefined;
  readonly line: number;
}

/** Returns a count of lines without any. */
export function createSourceLines(): SourceLines {
  const lines: string[] = [];
  const starts: { readonly file: string | null; readonly before: number }[] = [];
  return {
    add(file, text) {
      const before = lines.length;
      starts.push({ file, before });
      for (const line of text.split('\n')) lines.push(line);
      return before;
    },
    text: () => lines.join('\n'),
    locate(line) {
      const start = starts.findLast(({ before }) => before < line);
      const own = line - (start?.before ?? 0);
      return start?.file == null ? { line: own } : { file: start.file, line: own };
    },
  };
}
