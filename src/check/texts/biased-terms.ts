import { asProblem, type Problem } from '../../shared/problem.ts';
import { createPhraseFinder, type Phrases } from './phrase-finder.ts';
import type { TextRule } from './text-rule.ts';

/** English terms that put off some readers, and plain words that say the same. */
export const biasedTerms: Phrases = {
  whitelist: 'allowlist',
  whitelists: 'allowlists',
  whitelisted: 'allowed',
  whitelisting: 'allowing',
  blacklist: 'denylist',
  blacklists: 'denylists',
  blacklisted: 'denied',
  blacklisting: 'denying',
  'master/slave': 'primary/replica',
  'master-slave': 'primary-replica',
  slave: 'replica',
  slaves: 'replicas',
  'sanity check': 'quick check',
  'sanity checks': 'quick checks',
  'sanity test': 'quick test',
  'dummy value': 'placeholder',
  'dummy values': 'placeholders',
  grandfathered: 'exempt',
  'man hours': 'working hours',
  'man-hours': 'working hours',
  manned: 'staffed',
  unmanned: 'unstaffed',
  mankind: 'people',
  chairman: 'chair',
  guys: 'everyone',
  'crippled version': 'limited version',
  crazy: null,
  insane: null,
  insanely: null,
  lame: null,
};

/** Returns the rule that finds English terms that put off some readers. */
export function createBiasedTerms(): TextRule {
  const find = createPhraseFinder(biasedTerms);
  return (text) => {
    if (new Intl.Locale(text.locale.htmlLang).language !== 'en') return [];
    return find(text).map(({ range, written, replacement, fix }): Problem =>
      asProblem({
        code: 'biased-term',
        cause: written.toLowerCase(),
        title: `“${written}” may put off readers`,
        hint: replacement === null ? 'Use a plain word instead.' : `“${replacement}” says the same.`,
        ...text.placeOf(range),
        ...(fix ? { fix } : {}),
      }),
    );
  };
}
