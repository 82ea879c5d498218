/**
 * Returns the current time in milliseconds since 1970. `SOURCE_DATE_EPOCH` names another one, in
 * seconds, as it does for other tools whose output must not depend on the clock.
 */
export function now({ SOURCE_DATE_EPOCH: epoch = '' }: NodeJS.ProcessEnv = process.env): number {
  return /^\d{1,11}$/.test(epoch) ? Number(epoch) * 1000 : Date.now();
}

/**
 * Returns the current day in UTC, such as `2026-11-21`. */
export function today(env?: NodeJS.ProcessEnv): string {
  return new Date(now(env)).toISOString().slice(0, 10);
}
