import * as z from 'zod';
import { nearest } from '../../shared/nearest.ts';
import { isLanguageTag, suggestLanguageTag } from './language-tag.ts';
import { baseSchema, optionalAddressSegment, originSchema } from './address.ts';

const calendars = Intl.supportedValuesOf('calendar');

/** Returns what a calendar must be, with the name that was probably meant. */
function calendarRule(name: unknown): string {
  const near = nearest(String(name), calendars);
  return near === null ? `one of ${calendars.join(', ')}` : `a calendar of \`Intl\`, such as \`${near}\``;
}

/** Returns an example of a language tag: the one that was probably meant. */
function exampleOf(text: unknown): string {
  return suggestLanguageTag(String(text)) ?? 'pt-BR';
}

/** The key of a locale. It is part of addresses and names of folders. */
export const localeKey = z.string().refine((key) => /^[A-Za-z0-9-]+$/.test(key), {
  error: ({ input }) => `a key of letters, digits and hyphens, such as \`${exampleOf(input)}\``,
});

/** One language of the site. */
export const localeSchema = z.strictObject({
  label: z.string().min(1).optional(),
  direction: z.enum(['ltr', 'rtl']).optional(),
  htmlLang: z
    .string()
    .refine(isLanguageTag, { error: ({ input }) => `a BCP 47 tag such as \`${exampleOf(input)}\`` })
    .optional(),
  calendar: z
    .string()
    .refine((name) => calendars.includes(name), { error: ({ input }) => calendarRule(input) })
    .optional(),
  path: optionalAddressSegment.optional(),
  hidden: z.boolean().optional(),
  fallback: z.string().optional(),
  url: originSchema.optional(),
  base: baseSchema.refine((base) => base !== './', 'a path such as `/docs/`, because its own pages are elsewhere'),
});
