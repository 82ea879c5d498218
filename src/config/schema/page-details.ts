import * as z from 'zod';
import type { LocalizedText } from '../../shared/localized-text.ts';
import type { EditUrl, OpenTarget } from '../fields/page-details.ts';
import { localizedText } from './text.ts';

/** The placeholders of `editUrl`. */
const placeholders: ReadonlySet<string> = new Set(['path', 'locale', 'collection', 'version', 'ref']);

const wanted =
  'a URL such as `https://github.com/acme/docs/edit/main/{path}`, with `{locale}`, `{collection}`, `{version}` and `{ref}` as needed';

const editPattern = z.string().refine((text) => {
  const names = [...text.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name);
  return isWebAddress(text) && names.includes('path') && names.every((name) => placeholders.has(name));
}, wanted);

const editFunction = z.custom<Extract<EditUrl, (...args: never) => unknown>>((value) => typeof value === 'function');

/** The address at which the file of a page can be changed. */
export const editUrlSchema: z.ZodType<EditUrl, EditUrl> = z.union(
  [editPattern, z.record(z.string(), editPattern), editFunction],
  `${wanted}; or an object with one per locale; or a function that returns an address`,
);

const reportPlaceholders: ReadonlySet<string> = new Set([...placeholders, 'title', 'url']);

const wantedReport =
  'a URL such as `https://github.com/acme/docs/issues/new?title={title}&body={url}` or `mailto:docs@acme.com?subject={title}`';

const reportPattern = z.string().refine((text) => {
  const names = [...text.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name);
  const isAddress = isWebAddress(text) || /^mailto:[^\s?]+@[^\s?]+/.test(text);
  return isAddress && names.every((name) => reportPlaceholders.has(name));
}, wantedReport);

const reportUrlSchema: z.ZodType<LocalizedText, LocalizedText> = z.union(
  [reportPattern, z.record(z.string(), reportPattern)],
  `${wantedReport}; or an object with one per locale`,
);

const openPlaceholders: ReadonlySet<string> = new Set(['prompt', 'markdown', 'url']);

const openAddress = z.string().refine((text) => {
  const names = [...text.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name);
  const isCopy = text === '{markdown}';
  return (isWebAddress(text) || isCopy) && names.length > 0 && names.every((name) => openPlaceholders.has(name));
}, 'a URL such as `https://chat.example.com/?q={prompt}`, with `{prompt}`, `{markdown}` or `{url}`, or `{markdown}` alone');

const openTarget: z.ZodType<OpenTarget, OpenTarget> = z.union(
  [z.enum(['chatgpt', 'claude']), z.strictObject({ label: localizedText, href: openAddress })],
  '`chatgpt`, `claude`, or an object with `label` and `href`',
);

/** What pages show about themselves. `PageDetailsFields` explains each field. */
export const pageDetailsSchema = z.strictObject({
  editUrl: editUrlSchema.optional(),
  breadcrumbs: z.boolean().optional(),
  actions: z.array(z.enum(['copy', 'open', 'edit', 'report'])).optional(),
  reportUrl: reportUrlSchema.optional(),
  openIn: z.array(openTarget).optional(),
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
