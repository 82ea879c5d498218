import { problemCodes } from '../../shared/problem-codes.ts';
import type { Problem } from '../../shared/problem.ts';
import { isInOtherLanguage, type Site } from '../../site/graph/site.ts';
import { noMemo } from '../../content/content-memo.ts';
import { createBlockStore } from '../../translation/site/block-store.ts';
import { openProvenance } from '../../translation/site/provenance.ts';
import { reportStatus } from '../../translation/status/report-status.ts';

/** Reports pages that are not translated: readers see a text in another language. */
export function untranslatedPages({ routes }: Site): readonly Problem[] {
  const code = 'untranslated-page';
  return routes.flatMap((route): readonly Problem[] => {
    const { entry, locale, url } = route;
    if (!isInOtherLanguage(route) || entry === null || route.target || route.unlisted) return [];
    return [
      {
        severity: problemCodes[code].severity,
        code,
        title: `The page is not translated into the language \`${locale.name}\``,
        hint: `Readers see the text of ${entry.source.file}. Translate it, or write \`unlisted: true\` there.`,
        file: entry.source.file,
        line: 1,
        page: url,
        target: locale.name,
      },
    ];
  });
}

/**
 * Reports the parts of translations whose sources have changed since they were translated, and
 * parts that only one of both has.
 */
export async function staleTranslations(site: Site): Promise<readonly Problem[]> {
  const store = createBlockStore(site.config, noMemo);
  const { pages } = await reportStatus({ site, store, provenance: openProvenance(site.config.root, store) });
  return pages.flatMap(({ translation, source, locale, since, open }) =>
    open.map((part): Problem => {
      const { severity } = problemCodes[code];
      const place = part.sourceLine === null ? source : `${source}:${part.sourceLine}`;
      return {
        ...{ severity, code, title: titles[part.state] },
        hint: `Compare it with ${place}${since === null ? '' : `, of which the translation has the state of ${since}`}. \`docsgen i18n sync\` marks such parts.`,
        ...{ file: translation, line: part.line ?? 1, target: locale },
      };
    }),
  );
}

const code = 'stale-translation';

const titles = {
  stale: 'The source of this part has changed since it was translated',
  missing: 'The source has a part that this translation does not have',
  removed: 'The source no longer has this part',
  machine: 'A machine translated this part, and nobody has reviewed it',
} as const;
