/**
 * Returns the language tags under which strings for a language are looked up, nearest first: the
 * tag, then language and region, language and script, language, of the tag with its likely script
 * and region. `zh-TW` gives `zh-TW`, `zh-Hant`. A language that is mostly written in another script
 * is left out: readers of `hi-Latn` may not read `hi`.
 */
export function languageChain(tag: string): readonly string[] {
  const [canonical = tag] = Intl.getCanonicalLocales(tag);
  const { language, script, region } = new Intl.Locale(canonical).maximize();
  const isOwnScript = new Intl.Locale(language).maximize().script === script;
  const chain = [
    tag,
    canonical,
    region === undefined ? [] : `${language}-${region}`,
    script === undefined ? [] : `${language}-${script}`,
    isOwnScript ? language : [],
  ].flat();
  return [...new Set(chain)];
}
