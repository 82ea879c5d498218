/** Returns the stem of a folded word. */
export type Stem = (term: string) => string;

/**
 * Endings of folded words, by language. A stem keeps at least three letters. Common stemmers need
 * accents, which readers omit, so `configuracion` would not match `configuraciones`.
 */
const endings: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/(?<=.{3})(?:ations?|ings?|ments?|i?es|ied|ed|ly|s)$/, ''],
    [/([bdgmnprt])\1$/, '$1'],
    [/(?<=.{3})[eo]r$/, ''],
    [/(?<=.{3})[aeiy]$/, ''],
    [/(?<=.{5})at$/, ''],
  ],
  es: [
    [/si(?:on|ones)$/, 's'],
    [/(?<=.{3})(?:mente|[ai]mientos?|[ai]?ci(?:on|ones)|[aei]dor(?:as?|es)?|i?[ae]ndo|[ai]d[ao]s?|[aei]r)$/, ''],
    [/(?<=.{3})(?:[aeo]s?|s)$/, ''],
    [/z$|qu$/, 'c'],
    [/gu$/, 'g'],
  ],
  pt: [
    [/s(?:ao|oes)$/, 's'],
    [/(?<=.{3})(?:mente|[ai]?mentos?|[ai]?c(?:ao|oes)|[aei]dor(?:as?|es)?|[aei]ndo|[ai]d[ao]s?|[aei]r)$/, ''],
    [/(?<=.{3})(?:[aeio]is|[aeo]l|ens|em|[aeo]s?|s)$/, ''],
    [/qu$/, 'c'],
    [/gu$/, 'g'],
  ],
};

/**
 * Returns the stemmer of a language (`pt-BR`), which remembers stems: a word is compared with all
 * words of the site. Without rules for the language, each word is its own stem.
 */
export function stemmerOf(lang: string): Stem {
  const steps = endings[lang.toLowerCase().split('-')[0] ?? ''] ?? [];
  const stems = new Map<string, string>();
  return (term) => {
    const known = stems.get(term);
    if (known !== undefined) return known;
    const stem = steps.reduce((rest, [ending, replacement]) => rest.replace(ending, replacement), term);
    stems.set(term, stem);
    return stem;
  };
}

/** Stems up to this length are not reliable. */
const shortStem = 3;

/**
 * Returns whether two words are forms of the same word. Short stems count only for words of about
 * the same length: `ver` and `version` are different words.
 */
export function haveSameStem(a: string, b: string, stem: Stem): boolean {
  const [one, other] = [stem(a), stem(b)];
  return one === other && (one.length > shortStem || Math.abs(a.length - b.length) <= 2);
}
