/** The bytes from `start` up to and with `end`. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Returns which bytes of a file of `size` bytes a Range header asks for: null for the whole file, as for several ranges and for what is
 * no range, and `unsatisfiable` if there are no such bytes.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return null;
  return start < size ? { start, end } : 'unsatisfiable';
}
