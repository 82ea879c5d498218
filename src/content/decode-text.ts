import { isUtf8 } from 'node:buffer';
import type { Problem } from '../shared/problem.ts';

/** The text of a file, and what is wrong with how it is written down. */
export interface DecodedText {
  /** Without NUL, which no page may hold. */
  readonly text: string;
  readonly problem: Omit<Problem, 'file'> | null;
}

/** How much of a file tells its encoding, in bytes. */
const startLength = 1024;

/** Returns the text of a file's bytes, which should be UTF-8. One that is UTF-16 is an error; bytes that are neither are a warning with the place of the first. */
export function decodeText(bytes: Buffer): DecodedText {
  const encoding = utf16Of(bytes.subarray(0, startLength));
  if (encoding !== null) {
    const hint = 'Save it as UTF-8: every editor has that among its encodings.';
    // Its lines, read as UTF-8, are nothing to be shown.
    const problem = { severity: 'error', title: 'The file is UTF-16, not UTF-8', hint } as const;
    return { text: withoutNul(new TextDecoder(encoding).decode(bytes)), problem };
  }
  const text = bytes.toString('utf8');
  if (isUtf8(bytes)) return { text: withoutNul(text), problem: null };
  const lines = text.slice(0, text.indexOf('\uFFFD')).split('\n');
  const problem = {
    severity: 'warning',
    title: 'The file has bytes that are not UTF-8; readers see \uFFFD in their place',
    hint: 'Save it as UTF-8: every editor has that among its encodings.',
    line: lines.length,
    column: (lines.at(-1)?.length ?? 0) + 1,
  } as const;
  return { text: withoutNul(text), problem };
}

/** Returns a text with U+FFFD for each NUL, as HTML and CommonMark ask. */
export function withoutNul(text: string): string {
  return text.replaceAll('\0', '\uFFFD');
}

/** A byte order mark tells it, or else the zeros beside letters of the commonest scripts. */
function utf16Of(start: Buffer): 'utf-16le' | 'utf-16be' | null {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  const pairs = Math.floor(start.length / 2);
  // In a few bytes zeros may be what somebody has written.
  if (pairs < 8) return null;
  let [even, odd] = [0, 0];
  for (let index = 0; index < pairs * 2; index += 2) {
    if (start[index] === 0) even += 1;
    if (start[index + 1] === 0) odd += 1;
  }
  if (even === 0 && odd > pairs / 2) return 'utf-16le';
  return odd === 0 && even > pairs / 2 ? 'utf-16be' : null;
}
