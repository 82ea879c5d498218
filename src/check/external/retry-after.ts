/**
 * Returns for how many milliseconds a server asks to wait: seconds, or a date to come. Null if it
 * does not ask, or asks for nonsense, such as a negative number, which `Date` would read as a year.
 */
export function readRetryAfter(value: string | null, now: number): number | null {
  const text = value?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) > 0 ? Number(text) * 1000 : null;
  const wait = /^[A-Za-z]+,? /.test(text) ? Date.parse(text) - now : Number.NaN;
  return wait > 0 ? wait : null;
}
