/** Returns whether an error is one that the operating system gives one of these codes, such as `ENOENT`. */
export function isCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.some((code) => error.code === code);
}
