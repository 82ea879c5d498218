import * as z from 'zod';
import type { LocalizedText } from '../../shared/localized-text.ts';

/** The placeholders of `editUrl`. */
const placeholders: ReadonlySet<string> = new Set(['path', 'locale', 'collection', 'version']);

const wanted =
  'an address such as `https://github.com/acme/docs/edit/main/{path}`, with `{locale}`, `{collection}` and `{version}` where they are needed';

const editPattern = z.string().refine((text) => {
  const names = [...text.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name);
  return isWebAddress(text) && names.includes('path') && names.every((name) => placeholders.has(name));
}, wanted);

const editUrlSchema: z.ZodType<LocalizedText, LocalizedText> = z.union(
  [editPattern, z.record(z.string(), editPattern)],
  `${wanted}; or an object with one a locale`,
);

/** What pages show about themselves. `PageDetailsFields` explains each field. */
export const pageDetailsSchema = z.strictObject({
  editUrl: editUrlSchema.optional(),
  breadcrumbs: z.boolean().optional(),
  structuredData: z.boolean().optional(),
  readingTime: z.boolean().optional(),
  lastUpdated: z.boolean().optional(),
  lastAuthor: z.boolean().optional(),
  owner: z.boolean().optional(),
  reviewBy: z.boolean().optional(),
});

/** Returns whether a text is an address of the web. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^/\s]/.test(text) && URL.canParse(text);
}
