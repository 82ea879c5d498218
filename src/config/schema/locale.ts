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
  /**
   * Name of the language in that language, shown in the language menu: `Português`. Default: the
   * name that `Intl.DisplayNames` gives.
   */
  label: z.string().min(1).optional(),
  /** Writing direction. Default: the direction of the language. */
  direction: z.enum(['ltr', 'rtl']).optional(),
  /** Value of `<html lang>`, a BCP 47 tag such as `pt-BR`. Default: the locale's key. */
  htmlLang: z.string().refine(isLanguageTag, 'a BCP 47 tag such as `pt-BR`').optional(),
  /** Calendar of dates, as `Intl` names it. Default: `gregory`. */
  calendar: z
    .string()
    .refine((name) => calendars.includes(name), `one of ${calendars.join(', ')}`)
    .optional(),
  /**
   * Path segment in the addresses: `es` serves the language under `/es/`. Default: empty for the
   * first locale, the key for the others.
   */
  path: optionalAddressSegment.optional(),
});
