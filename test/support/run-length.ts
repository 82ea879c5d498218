/**
 * Returns the length of a random test: a few steps in `npm test`, many in `npm run test:long`.
 * Both make the same assertions, from the same seed.
 */
export function runLength(length: { readonly short: number; readonly long: number }): number {
  return process.env['TEST_LENGTH'] === 'long' ? length.long : length.short;
}
