import * as z from 'zod';
import type { LocalizedText } from '../../shared/localized-text.ts';

/** Schema of a `LocalizedText`. */
export const localizedText: z.ZodType<LocalizedText, LocalizedText> = z.union(
  [z.string(), z.record(z.string(), z.string())],
  'a text, or an object with one text a locale',
);
