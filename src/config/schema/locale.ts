import * as z from 'zod';
import { optionalAddressSegment } from './address.ts';

const calendars = Intl.supportedValuesOf('calendar');

/** Returns whether a text is a BCP 47 language tag, as used in `lang` attributes. */
export function isLanguageTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length > 0;
  } catch {
    return false;
  }
}

/** One language of the site. */
export const localeSchema = z.strictObject({
  label: z.string().min(1).optional(),
  direction: z.enum(['ltr', 'rtl']).optional(),
  htmlLang: z.string().refine(isLanguageTag, 'a BCP 47 tag such as `pt-BR`').optional(),
  calendar: z
    .string()
    .refine((name) => calendars.includes(name), `one of ${calendars.join(', ')}`)
    .optional(),
  path: optionalAddressSegment.optional(),
});
