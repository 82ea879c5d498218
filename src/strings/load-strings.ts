import { en } from '../shared/strings/en.ts';
import { hashOf } from '../system/hash.ts';
import type { SiteStrings } from './locale-strings.ts';
import { loadLanguageSet } from './sets/language-sets.ts';

/** A locale of a site, as far as it decides about strings. */
interface StringsLocale {
  readonly name: string;
  /** Language tag. */
  readonly htmlLang: string;
}

/** Returns the strings of each locale. */
export async function loadStrings(locales: readonly StringsLocale[]): Promise<SiteStrings> {
  const loaded = locales.map(async ({ name, htmlLang }) => {
    const strings = (await loadLanguageSet(htmlLang))?.strings ?? en;
    return [name, { strings, hash: hashOf(JSON.stringify(strings)) }] as const;
  });
  return new Map(await Promise.all(loaded));
}
