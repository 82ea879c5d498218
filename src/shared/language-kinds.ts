import type { ProblemKinds } from './problem-kind.ts';

/** The kinds of problems of translations, and of texts in several languages. */
export const languageKinds = {
  'unchanged-translation': { title: 'A translation is the same as its source', severity: 'warning' },
  'link-to-other-language': { title: 'A link leads to a page in another language', severity: 'warning' },
  'false-friend': { title: 'A term is mistranslated', severity: 'warning' },
  'different-structure': {
    title: 'A translation and its source have different parts',
    severity: 'warning',
    isOptional: true,
  },
  'mixed-languages': { title: 'A paragraph is in another language', severity: 'warning', isOptional: true },
} as const satisfies ProblemKinds;
