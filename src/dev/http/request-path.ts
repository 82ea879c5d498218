import type { Refusal } from './refusal.ts';

/** The target of a request: its path, as it stands there, and its query with the question mark, if it has any. */
export interface RequestPath {
  readonly path: string;
  readonly query: string;
}

/** Longer than any address that a file can give rise to. */
const longestTarget = 8192;

/**
 * Returns the path of a request's target, or why it has none that is safe to look up: whoever decodes it once, or twice, gets names
 * that lie one in another, and neither a way up nor what another system takes for a slash, a drive or an end.
 */
export function readPath(target: string): RequestPath | Refusal {
  if (target.length > longestTarget) return { status: 414, text: 'This address is too long.' };
  const [path = '', ...rest] = target.split('?');
  const query = rest.length === 0 ? '' : `?${rest.join('?')}`;
  if (!path.startsWith('/')) return { status: 400, text: 'An address begins with a slash.' };
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return { status: 400, text: 'This address has a percent sign that encodes nothing; write %25 for a percent sign.' };
  }
  return isSafe(path, decoded) ? { path, query } : { status: 404, text: 'There is nothing at this address.' };
}

function isSafe(path: string, decoded: string): boolean {
  const hidden = /%(?:00|2e|2f|5c)/i;
  return (
    !path.startsWith('//') &&
    !/%(?:00|2f|5c)/i.test(path) &&
    !hidden.test(decoded) &&
    !/\p{Cc}/u.test(decoded) &&
    !decoded.includes('\\') &&
    decoded.split('/').every((segment) => segment !== '.' && segment !== '..' && !/^[a-z]:/i.test(segment))
  );
}
