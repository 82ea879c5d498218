import { localize } from '../config/localize.ts';
import { mapSummary, type Summary } from './summarize.ts';
import type * as z from 'zod';
import type { Config, Locale } from '../config/config.ts';
import { asProblem, type Outcome, type Problem } from '../shared/problem.ts';
import { groupBy } from '../shared/group-by.ts';
import { createEmojiFiller } from './fill-emoji.ts';
import { isPageFile, pathWithoutExtension } from './page-file.ts';
import { type FileSchema, parseContentFile, type ParsedFile } from './parse-file.ts';
import { type LocaleFolder, pagePath, sourceFile } from './read-files.ts';
import type { Scan } from './scan.ts';

/**
 * Returns the parsed page files of a collection's folders, by path relative to the site's root, and
 * the mistakes in them.
 */
export async function parseFolders<T extends z.ZodType>(
  scan: Scan,
  folders: readonly LocaleFolder[],
  schema: FileSchema<T>,
): Promise<Outcome<ReadonlyMap<string, ParsedFile<z.output<T>>>>> {
  const problems: Problem[] = [];
  const files: ParsedFile<z.output<T>>[] = [];
  for (const folder of folders) {
    for (const path of folder.pages) {
      const result = parseContentFile(scan, sourceFile(folder, path), schema);
      problems.push(...result.problems);
      if (result.value) files.push(result.value);
    }
  }
  const isPage = new Set(files.map(({ source }) => source.file));
  const same = folders.flatMap((folder) =>
    samePages(folder, (path) => isPageFile(path) || isPage.has(`${folder.folder}/${path}`)),
  );
  const fillEmoji = await createEmojiFiller(
    files.map(({ summary }) => summary),
    scan.config.markdown,
  );
  const filled = files.map((file): ParsedFile<z.output<T>> => {
    const summary = fillVariables(fillEmoji(file.summary), file.source.locale, scan.config);
    return { ...file, summary };
  });
  return { value: new Map(filled.map((file) => [file.source.file, file])), problems: [...same, ...problems] };
}

/** Reports files that would be the same page, such as `intro.md` and `intro.mdx`. */
function samePages(place: LocaleFolder, isPage: (path: string) => boolean): readonly Problem[] {
  const { folder, pages } = place;
  const byPath = groupBy(pages.filter(isPage), (path) => pagePath(sourceFile(place, path)));
  return [...byPath].flatMap(([path, [first, second]]): Problem[] => {
    if (first === undefined || second === undefined) return [];
    const isRewritten = [first, second].some((each) => pathWithoutExtension(each) !== path);
    return [
      asProblem({
        code: 'duplicate-page',
        title: `${folder}/${first} and ${folder}/${second} are the same page`,
        hint: isRewritten
          ? `\`rewrites\` in the configuration make \`${path}\` of both: change a pattern there, or rename one.`
          : 'Keep one of them, or rename one.',
        file: `${folder}/${second}`,
      }),
    ];
  });
}

/** Returns a summary with each `:var[key]` replaced by its value, as the page itself shows it. */
function fillVariables(summary: Summary, locale: Locale, config: Config): Summary {
  const { variables } = config.markdown;
  const fill = (text: string | null): string | null =>
    text?.replace(/:var\[([^[\]]*)\]/g, (whole, key: string) => {
      const value = Object.hasOwn(variables, key) ? variables[key] : undefined;
      return value === undefined ? whole : localize(value, locale);
    }) ?? null;
  return mapSummary(summary, fill);
}
