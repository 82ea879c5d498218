import type { IncomingHttpHeaders } from 'node:http';

/** Validators of a file, which differ between two versions of it. */
export interface Validators {
  /** A strong entity tag, in quotes. */
  readonly etag: string;
  /** Milliseconds since 1970. */
  readonly modifiedMs: number;
}

/**
 * Returns the status that the conditional headers of a GET or HEAD request lead to, in the order of
 * RFC 9110; null if the file is to be sent.
 */
export function evaluateConditions(headers: IncomingHttpHeaders, { etag, modifiedMs }: Validators): 304 | 412 | null {
  const modified = toSeconds(modifiedMs);
  const match = headers['if-match'];
  const unmodifiedSince = readDate(headers['if-unmodified-since']);
  if (match !== undefined ? !names(match, etag) : unmodifiedSince !== null && modified > unmodifiedSince) return 412;
  const noneMatch = headers['if-none-match'];
  // If-None-Match compares weakly: the prefix `W/` does not matter.
  if (noneMatch !== undefined) return names(noneMatch.replaceAll('W/', ''), etag) ? 304 : null;
  const modifiedSince = readDate(headers['if-modified-since']);
  return modifiedSince !== null && modified <= modifiedSince ? 304 : null;
}

/**
 * Returns whether a range may be sent, by the header If-Range: only if the client's part comes from
 * the same version of the file.
 */
export function mayContinue(ifRange: string | string[] | undefined, { etag, modifiedMs }: Validators): boolean {
  if (ifRange === undefined) return true;
  const modified = toSeconds(modifiedMs);
  // A file may change several times in one second. So a time identifies the version only when its
  // second is over.
  return ifRange === etag || (readDate(ifRange) === modified && modified < toSeconds(Date.now()) - 1);
}

function toSeconds(ms: number): number {
  return Math.floor(ms / 1000);
}

/** Returns the seconds since 1970 for an HTTP date; null if it is invalid. */
function readDate(header: string | string[] | undefined): number | null {
  const isDate = typeof header === 'string' && /^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(header);
  const ms = isDate ? Date.parse(header) : Number.NaN;
  return Number.isNaN(ms) ? null : toSeconds(ms);
}

function names(list: string, etag: string): boolean {
  return list.trim() === '*' || list.split(',').some((each) => each.trim() === etag);
}
