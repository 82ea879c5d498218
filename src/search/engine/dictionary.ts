/** Terms of a part of the alphabet. */
export interface Dictionary {
  /** In the order of UTF-16 units. */
  readonly terms: readonly DictionaryTerm[];
}

export interface DictionaryTerm {
  readonly term: string;
  /** On how many pages it is found. */
  readonly count: number;
  readonly file: PostingsFile;
  /** Place of its postings in the file. */
  readonly index: number;
}

/** A file of postings. */
export interface PostingsFile {
  readonly name: string;
  /** How many postings each of its terms has. */
  readonly lengths: readonly number[];
}

/** Returns the dictionary that a text holds, as `format.ts` describes it. */
export function parseDictionary(text: string): Dictionary {
  const terms: DictionaryTerm[] = [];
  let lengths: number[] = [];
  let file: PostingsFile = { name: '', lengths };
  for (const line of text.split('\n')) {
    if (line.startsWith('#')) {
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

/** Returns the terms of a dictionary that begin with some letters. */
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
