import * as z from 'zod';

/** A text that is the same in every language, or one text a locale: `'Blog'` or `{ en: 'Concepts', es: 'Conceptos' }`. */
export const localizedText = z.union(
  [z.string(), z.record(z.string(), z.string())],
  'a text, or an object with one text a locale',
);

export type LocalizedText = z.infer<typeof localizedText>;
