import { isUtf8 } from 'node:buffer';
import { asProblem, type Problem } from '../shared/problem.ts';

/** The text of a file, and the mistake in its encoding. */
export interface DecodedText {
  /** NUL is replaced, because no page may contain it. */
  readonly text: string;
  readonly problem: Omit<Problem, 'file'> | null;
}

/** The number of bytes at the start of a file that are examined to detect its encoding. */
const startLength = 1024;

/**
 * Returns the text of a file's bytes, which should be UTF-8. A UTF-16 file is an error. Other
 * invalid bytes are a warning at the position of the first one.
 */
export function decodeText(bytes: Buffer): DecodedText {
  const encoding = utf16Of(bytes.subarray(0, startLength));
  if (encoding !== null) {
    const hint = 'Save it as UTF-8: every editor has it in its list of encodings.';
    // No position: the report would show the line as UTF-8, which is unreadable.
    const problem = asProblem({ code: 'invalid-encoding', title: 'The file is UTF-16, not UTF-8', hint });
    return { text: withoutNul(withLineFeeds(new TextDecoder(encoding).decode(bytes))), problem };
  }
  const text = withLineFeeds(bytes.toString('utf8'));
  if (isUtf8(bytes)) return { text: withoutNul(text), problem: null };
  const lines = text.slice(0, text.indexOf('\uFFFD')).split('\n');
  const problem = {
    severity: 'warning',
    code: 'invalid-encoding',
    title: 'The file has bytes that are not UTF-8; readers see \uFFFD in their place',
    hint: 'Save it as UTF-8: every editor has it in its list of encodings.',
    line: lines.length,
    column: (lines.at(-1)?.length ?? 0) + 1,
  } as const;
  return { text: withoutNul(text), problem };
}

/** Returns a text with U+FFFD for each NUL, as HTML and CommonMark require. */
export function withoutNul(text: string): string {
  return text.replaceAll('\0', '\uFFFD');
}

/** Returns a text with a line feed for each carriage return that has none. */
function withLineFeeds(text: string): string {
  return text.replace(/\r(?!\n)/g, '\n');
}

/**
 * Returns which UTF-16 encoding a file has; null for none. It looks for a byte order mark, else for
 * the zero bytes that UTF-16 has beside the letters of the most common scripts.
 */
function utf16Of(start: Buffer): 'utf-16le' | 'utf-16be' | null {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  const pairs = Math.floor(start.length / 2);
  // In a very short file, zero bytes may be intended.
  if (pairs < 8) return null;
  let [even, odd] = [0, 0];
  for (let index = 0; index < pairs * 2; index += 2) {
    if (start[index] === 0) even += 1;
    if (start[index + 1] === 0) odd += 1;
  }
  if (even === 0 && odd > pairs / 2) return 'utf-16le';
  return odd === 0 && even > pairs / 2 ? 'utf-16be' : null;
}
