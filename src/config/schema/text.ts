import * as z from 'zod';

/** Schema of a `LocalizedText`. */
export const localizedText = z.union(
  [z.string(), z.record(z.string(), z.string())],
  'a text, or an object with one text a locale',
);
