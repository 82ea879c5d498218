/**
 * Returns whether a text is a language tag of BCP 47 that browsers know: one with a language that
 * exists, in its shortest spelling.
 */
export function isLanguageTag(text: string): boolean {
  const [canonical] = canonicalTags(text);
  if (canonical === undefined) return false;
  const [language = '', ...subtags] = text.toLowerCase().split('-');
  const known = new Intl.Locale(canonical);
  // No language has five letters or more. Of those with three, `Intl` does not know all.
  if (language.length > 3 || (language.length === 2 && !isLanguage(language))) return false;
  if (language.length === 3 && known.language.length === 2) return false;
  // `Intl` corrects some regions: `UK` to `GB`.
  const { region } = known;
  if (region === undefined || new Intl.Locale(language).maximize().region === region) return true;
  return subtags.includes(region.toLowerCase()) && isRegion(region);
}

function canonicalTags(text: string): readonly string[] {
  try {
    return Intl.getCanonicalLocales(text);
  } catch {
    return [];
  }
}

/** Returns the language tag that was probably meant by a text that is none; null for none. */
export function suggestLanguageTag(text: string): string | null {
  const [written = ''] = text.trim().split(/[.@]/, 1);
  const hyphens = written.replaceAll('_', '-');
  const candidates = [
    ...canonicalTags(hyphens),
    fromCountry(hyphens),
    fromName(written),
    fromNameAndRegion(written),
    // A region that does not exist, as in `en-EN`.
    hyphens.split('-', 1)[0] ?? '',
  ];
  return candidates.find((tag) => tag !== null && isLanguageTag(tag)) ?? null;
}

/** Returns the main language of a country whose code was taken for a language, as in `jp`. */
function fromCountry(text: string): string | null {
  if (!/^[a-z]{2}$/i.test(text) || isLanguage(text)) return null;
  const { language, script } = new Intl.Locale(`und-${text}`).maximize();
  // Chinese is the one language that is named with its script.
  return language === 'zh' ? `${language}-${script}` : language;
}

/** Returns whether two letters are the code of a language. */
function isLanguage(code: string): boolean {
  // Every language with such a code has a likely region. Names would take longer to load.
  return new Intl.Locale(code).maximize().region !== undefined;
}

function isRegion(text: string): boolean {
  const names = () => new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return /^(?:[a-z]{2}|\d{3})$/i.test(text) && names().of(text.toUpperCase()) !== undefined;
}

const letters = Array.from('abcdefghijklmnopqrstuvwxyz');

/** Tags with a name of their own, such as "Simplified Chinese". */
const namedVariants = ['zh-Hans', 'zh-Hant', 'pt-BR', 'pt-PT', 'en-GB', 'en-US', 'es-419', 'fr-CA', 'de-AT', 'de-CH'];

/** Returns the language that has a name in English or in itself: `german`, `Deutsch`. */
function fromName(text: string): string | null {
  const wanted = wordsOf(text);
  const languages = letters.flatMap((first) => letters.map((second) => first + second));
  const known = [...namedVariants, ...languages.filter(isLanguage)];
  const englishNames = new Intl.DisplayNames('en', { type: 'language' });
  const inEnglish = known.find((tag) => wordsOf(englishNames.of(tag) ?? '') === wanted);
  const ownName = (tag: string) => new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? '';
  return inEnglish ?? known.find((tag) => wordsOf(ownName(tag)) === wanted) ?? null;
}

/** Returns the tag of a name with the code of a country: `English (US)`. */
function fromNameAndRegion(text: string): string | null {
  const words = text.split(/[^\p{L}]+/u).filter((word) => word !== '');
  const region = words.pop() ?? '';
  const language = words.length > 0 && isRegion(region) ? fromName(words.join(' ')) : null;
  return language === null ? null : `${language}-${region.toUpperCase()}`;
}

/** Returns the words of a name in small letters and in one order. */
function wordsOf(name: string): string {
  const words = name.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.toSorted().join(' ');
}
