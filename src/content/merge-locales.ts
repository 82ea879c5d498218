import type { Config, Locale } from '../config/config.ts';
import type { ParsedFile } from './parse-file.ts';
import { type LocaleFolder, pagePath } from './read-files.ts';

/** The file of a collection that readers of one locale see at one path. */
export interface LocaleEntry<F> {
  readonly locale: Locale;
  /** The file that is shown: the locale's own, else the source locale's. */
  readonly shown: ParsedFile<F>;
  /** The source locale's file, if the shown file is its translation. */
  readonly original: ParsedFile<F> | null;
  readonly fallback: boolean;
}

/**
 * Returns the entries of a collection for one locale: its own files, and for every other path the
 * source locale's file. A translation may have another format, such as `.mdx`, than its original.
 * `parsed` contains every file, by its path relative to the site's root.
 */
export function mergeLocales<F>(
  config: Config,
  locale: Locale,
  folders: readonly LocaleFolder[],
  parsed: ReadonlyMap<string, ParsedFile<F>>,
): readonly LocaleEntry<F>[] {
  const filesOf = (name: string) => {
    const found = folders.find((folder) => folder.locale.name === name);
    return new Map(
      (found?.pages ?? []).flatMap((path) => {
        const file = parsed.get(`${found?.folder}/${path}`);
        return file ? [[pagePath(file.source), file] as const] : [];
      }),
    );
  };
  const originals = filesOf(config.locales[0].name);
  const own = locale.name === config.locales[0].name ? originals : filesOf(locale.name);
  const paths = [...new Set([...originals.keys(), ...own.keys()])].toSorted();
  return paths.flatMap((path): LocaleEntry<F>[] => {
    const shown = own.get(path) ?? originals.get(path);
    if (!shown) return [];
    const fallback = shown.source.locale.name !== locale.name;
    const original = originals.get(path);
    return [{ locale, shown, original: original && original !== shown ? original : null, fallback }];
  });
}
