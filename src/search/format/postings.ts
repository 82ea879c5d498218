import { maxWeight } from './format.ts';

/** Factor of the page index in a posting. It leaves space for the weight. */
const step = maxWeight + 1;

/** The page index and the weight of a term on the page, as one number. */
export type Posting = number;

/** Returns a posting. The postings of a term sort by page. */
export function toPosting(page: number, weight: number): Posting {
  return page * step + weight;
}

/** Returns the page index and the weight of a posting. */
export function fromPosting(posting: Posting): { readonly page: number; readonly weight: number } {
  return { page: Math.floor(posting / step), weight: posting % step };
}

/** Encodes lists of postings in the format that `format.ts` describes. */
export function encodePostings(lists: readonly Uint32Array[]): Uint8Array<ArrayBuffer> {
  // A number needs at most five bytes.
  const bytes = new Uint8Array(5 * lists.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const list of lists) {
    let last = 0;
    for (const posting of list) {
      const weight = posting % step;
      let value = posting - last;
      last = posting - weight;
      for (; value > 127; value >>>= 7) bytes[end++] = (value & 127) | 128;
      bytes[end++] = value;
    }
  }
  return bytes.slice(0, end);
}

/** Decodes the lists of postings in a file. Their lengths are in its dictionary. */
export function decodePostings(bytes: Uint8Array, lengths: readonly number[]): readonly Uint32Array[] {
  let at = 0;
  return lengths.map((length) => {
    const list = new Uint32Array(length);
    let last = 0;
    for (let index = 0; index < length; index += 1) {
      let value = 0;
      let byte: number;
      let shift = 0;
      do {
        byte = bytes[at++] ?? 0;
        value |= (byte & 127) << shift;
        shift += 7;
      } while (byte > 127);
      const posting = last + value;
      list[index] = posting;
      last = posting - (posting % step);
    }
    return list;
  });
}
