/**
 * Returns the current day in UTC, such as `2026-11-21`. `SOURCE_DATE_EPOCH` names another one, in
 * seconds since 1970, as it does for other tools whose output must not depend on the clock.
 */
export function today({ SOURCE_DATE_EPOCH: epoch = '' }: NodeJS.ProcessEnv = process.env): string {
  const seconds = /^\d{1,11}$/.test(epoch) ? Number(epoch) : Date.now() / 1000;
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}
