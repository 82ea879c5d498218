/**
 * Returns whether an error comes from the operating system with one of these codes, such as
 * `ENOENT`.
 */
export function isCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.some((code) => error.code === code);
}

/** Returns whether an error only says that work was canceled by an `AbortSignal`. */
export function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
