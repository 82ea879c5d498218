/** A range of bytes; `start` and `end` are both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the bytes that a Range header requests from a file of `size` bytes. Returns null for the
 * whole file, which is also the answer to several ranges and to an invalid header, and
 * `unsatisfiable` if the file has no such bytes.
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
