/**
 * Returns what a test works on: little in `npm test`, all in `npm run test:long`. Both make the
 * same assertions, random ones from the same seed.
 */
export function runLength<T>(length: { readonly short: T; readonly long: T }): T {
  return process.env['TEST_LENGTH'] === 'long' ? length.long : length.short;
}
