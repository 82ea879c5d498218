import type { Strings } from '../shared/strings/en.ts';

/** The strings that the pages of one locale show. */
export interface LocaleStrings {
  readonly strings: Strings;
  /** Hash of the strings. */
  readonly hash: string;
}

/** The strings of a site, by the name of the locale. */
export type SiteStrings = ReadonlyMap<string, LocaleStrings>;

/** Returns the strings of a locale. */
export function localeStrings(all: SiteStrings, locale: { readonly name: string }): LocaleStrings {
  const found = all.get(locale.name);
  if (!found) throw new TypeError(`The locale ${locale.name} has no strings`);
  return found;
}
