import type { Refusal } from './gate.ts';

/**
 * The target of a request: its path, still encoded, and its query with the question mark (empty for
 * none).
 */
export interface RequestPath {
  readonly path: string;
  readonly query: string;
}

/** Longer than the address of any file. */
const longestTarget = 8192;

/**
 * Returns the path of a request's target, or a refusal if the path is not safe to look up. A safe
 * path keeps its number of segments however often it is decoded. No segment is `.` or `..`, and
 * none contains a backslash, a drive letter or a control character.
 */
export function readPath(target: string): RequestPath | Refusal {
  if (target.length > longestTarget) return { status: 414, text: 'This address is too long.' };
  const [path = '', ...rest] = target.split('?');
  const query = rest.length === 0 ? '' : `?${rest.join('?')}`;
  if (!path.startsWith('/')) return { status: 400, text: 'An address begins with a slash.' };
  if (decode(path) === null)
    return { status: 400, text: 'This address has a percent sign that encodes nothing; write %25 for a percent sign.' };
  return isSafe(path) ? { path, query } : { status: 404, text: 'There is nothing at this address.' };
}

const mostDecodings = 4;

/** Checks a path after each of several decodings, since it may be encoded more than once. */
function isSafe(path: string): boolean {
  const names = path.split('/').length;
  let text = path;
  for (let decodings = 0; decodings < mostDecodings; decodings += 1) {
    const segments = text.split('/');
    if (segments.length !== names || text.startsWith('//') || !segments.every(isName)) return false;
    const decoded = decode(text) ?? text;
    if (decoded === text) return true;
    text = decoded;
  }
  return false;
}

function isName(segment: string): boolean {
  return segment !== '.' && segment !== '..' && !/^[a-z]:|\\|\p{Cc}/iu.test(segment);
}

/** Returns null for a text with malformed percent signs. */
function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
