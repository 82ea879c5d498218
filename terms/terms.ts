import { platform } from './platform.ts';
import { reselling } from './reselling.ts';
import { telephony } from './telephony.ts';
import type { Terms } from './term.ts';
import { web } from './web.ts';

/**
 * The words of the translations, so that every page and every translator uses the same one. A term is
 * found by its English name. What `not` lists is wrong or a second word for the same thing: `docsgen check`
 * reports it and says what to write, and `docsgen check --fix` writes it. Then look at the articles and
 * endings around the word.
 *
 * Spanish addresses readers as *usted*, and is read in Spain and in Latin America. Portuguese is that of
 * Brazil, with *você*. What the pages explain to readers is in `glossary.yml`.
 */
export const terms: Terms = { ...platform, ...telephony, ...reselling, ...web };

/** Returns what each translation does not write, with what it writes instead, for `check.words`. */
export function wrongWords(): Record<'es' | 'pt', Record<string, string>> {
  const wrong = Object.values(terms).flatMap(({ not }) => not ?? []);
  return {
    es: Object.assign({}, ...wrong.map(({ es }) => es)),
    pt: Object.assign({}, ...wrong.map(({ pt }) => pt)),
  };
}
