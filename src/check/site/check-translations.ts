import { problemCodes } from '../../shared/problem-codes.ts';
import type { Problem } from '../../shared/problem.ts';
import { isInOtherLanguage, type Site } from '../../site/graph/site.ts';

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

/** Reports translations whose source was committed on a later day. */
export function staleTranslations({ routes, content }: Site): readonly Problem[] {
  const code = 'stale-translation';
  return routes.flatMap((route): readonly Problem[] => {
    const { entry, fallback, url, locale } = route;
    if (entry === null || fallback || entry.originalFile === null) return [];
    const day = content.history.get(entry.source.file)?.day;
    const source = content.history.get(entry.originalFile)?.day;
    if (day === undefined || source === undefined || source <= day) return [];
    return [
      {
        severity: problemCodes[code].severity,
        code,
        title: `The translation is of ${day}, and its source ${entry.originalFile} was changed on ${source}`,
        hint: `\`git log -p --since ${day} -- ${entry.originalFile}\` shows what was changed.`,
        file: entry.source.file,
        line: 1,
        page: url,
        target: locale.name,
      },
    ];
  });
}
