/**
 * Returns whether an error comes from the operating system with one of these codes, such as
 * `ENOENT`.
 */
export function isCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.some((code) => error.code === code);
}
