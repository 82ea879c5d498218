import type { Locale } from '../config/config.ts';
import type { ParsedFile } from './parse-file.ts';
import { type LocaleFolder, pagePath } from './read-files.ts';
import type { Scan } from './scan.ts';
import type { CommonFrontMatter } from './schema/front-matter.ts';

/** The file of a collection that readers of one locale see at one path. */
export interface LocaleEntry<F> {
  readonly locale: Locale;
  /** The file that is shown: the locale's own, else that of a locale that it falls back to. */
  readonly shown: ParsedFile<F>;
  /**
   * The source locale's file, or else that of another locale that the file's own falls back to, if
   * the shown file is its translation.
   */
  readonly original: ParsedFile<F> | null;
  readonly fallback: boolean;
}

/**
 * Returns the entries of a collection for one locale: its own files, and for every other path the
 * file of the first locale that it falls back to and that has one. Until a translation is no draft
 * any more, readers see what they would see without it. In the source language, a draft says that
 * the page is one. A translation may have another format, such as `.mdx`, than its original.
 * `parsed` contains every file, by its path relative to the site's root.
 */
export function mergeLocales<F extends CommonFrontMatter>(
  { config, drafts }: Pick<Scan, 'config' | 'drafts'>,
  locale: Locale,
  folders: readonly LocaleFolder[],
  parsed: ReadonlyMap<string, ParsedFile<F>>,
): readonly LocaleEntry<F>[] {
  const source = config.locales[0].name;
  const files = new Map([locale.name, ...locale.fallbacks].map((name) => [name, filesOf(name, folders, parsed)]));
  const mayShow = (name: string, file: ParsedFile<F>) => drafts || name === source || file.frontMatter.draft !== true;
  const paths = [...new Set([...files.values()].flatMap((each) => [...each.keys()]))].toSorted();
  return paths.flatMap((path): LocaleEntry<F>[] => {
    const found = [...files].flatMap(([name, each]) => {
      const file = each.get(path);
      return file ? [{ name, file }] : [];
    });
    const own = found.find(({ name }) => name === locale.name);
    const shown = (found.find(({ name, file }) => mayShow(name, file)) ?? own)?.file;
    if (!shown) return [];
    // The same for every locale that shows the file.
    const { name, fallbacks } = shown.source.locale;
    const others = [...fallbacks.slice(-1), ...fallbacks].flatMap((each) => files.get(each)?.get(path) ?? []);
    return [{ locale, shown, original: others[0] ?? null, fallback: name !== locale.name }];
  });
}

function filesOf<F>(
  locale: string,
  folders: readonly LocaleFolder[],
  parsed: ReadonlyMap<string, ParsedFile<F>>,
): ReadonlyMap<string, ParsedFile<F>> {
  const found = folders.find((folder) => folder.locale.name === locale);
  return new Map(
    (found?.pages ?? []).flatMap((path) => {
      const file = parsed.get(`${found?.folder}/${path}`);
      return file ? [[pagePath(file.source), file] as const] : [];
    }),
  );
}
