import * as z from 'zod';
import type { LocalizedText } from '../../shared/localized-text.ts';

/** Schema of a `LocalizedText`. */
export const localizedText: z.ZodType<LocalizedText, LocalizedText> = z.union(
  [z.string(), z.record(z.string(), z.string())],
  'a text, or an object with one text per locale',
);

const template = z.string().includes('%s', 'a text with `%s` where the title of the page belongs');

/** Schema of a title with a place for the title of the page. */
export const titleTemplate: z.ZodType<LocalizedText, LocalizedText> = z.union(
  [template, z.record(z.string(), template)],
  'a text with `%s` where the title of the page belongs, or an object with one per locale',
);
