/**
 * Returns for how many milliseconds a server asks to wait: seconds, or a date. Null if it does not
 * ask.
 */
export function readRetryAfter(value: string | null, now: number): number | null {
  if (value === null) return null;
  if (/^\s*\d+\s*$/.test(value)) return Number(value) * 1000;
  const time = Date.parse(value);
  return Number.isNaN(time) ? null : Math.max(0, time - now);
}
