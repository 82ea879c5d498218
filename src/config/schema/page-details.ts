import * as z from 'zod';
import type { EditUrl } from '../fields/page-details.ts';

/** The placeholders of `editUrl`. */
const placeholders: ReadonlySet<string> = new Set(['path', 'locale', 'collection', 'version', 'ref']);

const wanted =
  'an address such as `https://github.com/acme/docs/edit/main/{path}`, with `{locale}`, `{collection}`, `{version}` and `{ref}` where they are needed';

const editPattern = z.string().refine((text) => {
  const names = [...text.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name);
  return isWebAddress(text) && names.includes('path') && names.every((name) => placeholders.has(name));
}, wanted);

const editFunction = z.custom<Extract<EditUrl, (...args: never) => unknown>>((value) => typeof value === 'function');

/** The address at which the file of a page can be changed. */
export const editUrlSchema: z.ZodType<EditUrl, EditUrl> = z.union(
  [editPattern, z.record(z.string(), editPattern), editFunction],
  `${wanted}; or an object with one a locale; or a function that returns an address`,
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
