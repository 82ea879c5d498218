import * as z from 'zod';
import { optionalAddressSegment } from './address.ts';

const calendars = Intl.supportedValuesOf('calendar');

/** Returns whether a text is a BCP 47 tag, as `lang` attributes have it. */
export function isLanguageTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length > 0;
  } catch {
    return false;
  }
}

/** One language of the site. */
export const localeSchema = z.strictObject({
  /** Name of the language in itself, shown in the language menu: `Português`. Default: the name that the runtime knows. */
  label: z.string().min(1).optional(),
  /** Writing direction. Default: the one of the language. */
  direction: z.enum(['ltr', 'rtl']).optional(),
  /** Value of `<html lang>`, a BCP 47 tag such as `pt-BR`. Default: the locale's key. */
  htmlLang: z.string().refine(isLanguageTag, 'a BCP 47 tag such as `pt-BR`').optional(),
  /** Calendar of dates, as `Intl` names it. Default: `gregory`. */
  calendar: z
    .string()
    .refine((name) => calendars.includes(name), `one of ${calendars.join(', ')}`)
    .optional(),
  /** Folder of the addresses: `es` serves the language under `/es/`. Default: none for the first locale, the key for the others. */
  path: optionalAddressSegment.optional(),
});
