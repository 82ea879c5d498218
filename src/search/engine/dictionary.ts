/** The terms of one part of the alphabet. */
export interface Dictionary {
  /** Sorted by UTF-16 code units. */
  readonly terms: readonly DictionaryTerm[];
}

export interface DictionaryTerm {
  readonly term: string;
  /** Number of pages that contain the term. */
  readonly count: number;
  readonly file: PostingsFile;
  /** Index of its postings list in the file. */
  readonly index: number;
}

/** A file of postings. */
export interface PostingsFile {
  readonly name: string;
  /** Number of postings of each of its terms. */
  readonly lengths: readonly number[];
}

/** Parses a dictionary in the format that `format.ts` describes. */
export function parseDictionary(text: string): Dictionary {
  const terms: DictionaryTerm[] = [];
  let lengths: number[] = [];
  let file: PostingsFile = { name: '', lengths };
  for (const line of text.split('\n')) {
    if (line.startsWith(' ')) {
      lengths = [];
      file = { name: line.slice(1), lengths };
      continue;
    }
    const [term = '', digits = ''] = line.split(' ');
    const count = Number.parseInt(digits, 36);
    terms.push({ term, count, file, index: lengths.length });
    lengths.push(count);
  }
  return { terms };
}

/** Returns the terms of a dictionary that start with a prefix. */
export function withPrefix({ terms }: Dictionary, prefix: string): readonly DictionaryTerm[] {
  let [low, high] = [0, terms.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle]?.term ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  const end = terms.findIndex(({ term }, at) => at >= low && !term.startsWith(prefix));
  return terms.slice(low, end < 0 ? undefined : end);
}
