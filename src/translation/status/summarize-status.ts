import type { Locale } from '../../config/config.ts';
import { asProblem, type Problem } from '../../shared/problem.ts';
import type { PageStatus } from './report-status.ts';

/** The result of `i18n status`. */
export interface TranslationStatus {
  /** Page counts, by language and collection. */
  readonly locales: readonly LocaleSummary[];
  /** Each page in each language. */
  readonly pages: readonly PageStatus[];
}

/** How far a language is translated. */
export interface LocaleSummary {
  /** Name of the language. */
  readonly locale: string;
  /** Page counts, for each collection. */
  readonly collections: readonly CollectionSummary[];
  /**
   * Keys of strings, and texts of the configuration and of metadata files, that the language does
   * not have.
   */
  readonly missingStrings: readonly string[];
}

/** How far a collection is translated into one language, in numbers of pages. */
export interface CollectionSummary {
  /** Name of the collection. */
  readonly collection: string;
  /** Pages of the source language. */
  readonly pages: number;
  /** Pages that are up to date. */
  readonly current: number;
  /** Pages with parts that are not translated from the current source. */
  readonly stale: number;
  /** Pages without a translation, and those whose file still waits for one. */
  readonly missing: number;
  /** Pages whose text is the same as the source. */
  readonly unchanged: number;
  /** Pages that are up to date, but whose structure differs from the source's. */
  readonly different: number;
  /** Pages that only this language has. They do not count as pages of the source. */
  readonly extra: number;
}

/** Returns the numbers of pages of each language and collection, in the order of the pages. */
export function summarizeStatus(
  pages: readonly PageStatus[],
  locales: readonly Locale[],
  strings: readonly { readonly name: string; readonly missing: readonly string[] }[],
): readonly LocaleSummary[] {
  return locales.map(({ name }) => {
    const own = pages.filter(({ locale }) => locale === name);
    const collections = [...new Set(own.map(({ collection }) => collection))];
    const missingStrings = strings.find((each) => each.name === name)?.missing ?? [];
    return { locale: name, collections: collections.map((collection) => summarize(own, collection)), missingStrings };
  });
}

function summarize(pages: readonly PageStatus[], collection: string): CollectionSummary {
  const own = pages.filter((page) => page.collection === collection);
  const count = (state: PageStatus['state']) => own.filter((page) => page.state === state).length;
  const extra = count('extra');
  return {
    ...{ collection, pages: own.length - extra, extra },
    ...{ current: count('current'), different: count('different'), stale: count('stale') },
    ...{ missing: count('missing'), unchanged: count('unchanged') },
  };
}

/** The most pages that may be missing or stale, in percent of those of the source language. */
export interface StatusLimits {
  readonly maxMissing?: number | undefined;
  readonly maxStale?: number | undefined;
}

/** Returns an error for each language that has more missing or stale pages than it may have. */
export function overLimits(summaries: readonly LocaleSummary[], limits: StatusLimits): readonly Problem[] {
  const { maxMissing = 100, maxStale = 100 } = limits;
  return summaries.flatMap(({ locale, collections }) => {
    const sum = (of: (each: CollectionSummary) => number) => collections.reduce((total, each) => total + of(each), 0);
    const pages = sum((each) => each.pages);
    const problemOf = (what: string, count: number, most: number): readonly Problem[] => {
      if (count * 100 <= most * pages) return [];
      const title = `${count} of ${pages} pages are ${what} in the language \`${locale}\`, more than ${most} %`;
      const hint = '`docsgen i18n status` lists them.';
      return [asProblem({ code: 'too-few-translations', title, hint })];
    };
    return [
      ...problemOf(
        'missing',
        sum((each) => each.missing + each.unchanged),
        maxMissing,
      ),
      ...problemOf(
        'stale',
        sum((each) => each.stale),
        maxStale,
      ),
    ];
  });
}
