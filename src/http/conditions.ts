import type { IncomingHttpHeaders } from 'node:http';

/** What tells a file from another form of it. */
export interface Validators {
  /** A strong one, in quotes. */
  readonly etag: string;
  /** Milliseconds since 1970. */
  readonly modifiedMs: number;
}

/** Returns the status that the conditions of a GET or HEAD end in, as RFC 9110 weighs them; null if the file is to be sent. */
export function evaluateConditions(headers: IncomingHttpHeaders, { etag, modifiedMs }: Validators): 304 | 412 | null {
  const modified = toSeconds(modifiedMs);
  const match = headers['if-match'];
  const unmodifiedSince = readDate(headers['if-unmodified-since']);
  if (match !== undefined ? !names(match, etag) : unmodifiedSince !== null && modified > unmodifiedSince) return 412;
  const noneMatch = headers['if-none-match'];
  // Whoever holds a weak form of it holds the same.
  if (noneMatch !== undefined) return names(noneMatch.replaceAll('W/', ''), etag) ? 304 : null;
  const modifiedSince = readDate(headers['if-modified-since']);
  return modifiedSince !== null && modified <= modifiedSince ? 304 : null;
}

/** Returns whether a part may be sent to whoever has another: only if both are of the same bytes, as If-Range says. */
export function mayContinue(ifRange: string | string[] | undefined, { etag, modifiedMs }: Validators): boolean {
  if (ifRange === undefined) return true;
  const modified = toSeconds(modifiedMs);
  // A second may hold several changes: its time says nothing of the bytes until it is over for good.
  return ifRange === etag || (readDate(ifRange) === modified && modified < toSeconds(Date.now()) - 1);
}

function toSeconds(ms: number): number {
  return Math.floor(ms / 1000);
}

/** Returns the seconds since 1970 that a date of HTTP stands for; null for anything else. */
function readDate(header: string | string[] | undefined): number | null {
  const isDate = typeof header === 'string' && /^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(header);
  const ms = isDate ? Date.parse(header) : Number.NaN;
  return Number.isNaN(ms) ? null : toSeconds(ms);
}

function names(list: string, etag: string): boolean {
  return list.trim() === '*' || list.split(',').some((each) => each.trim() === etag);
}
