import type * as z from 'zod';
import type { Config, Locale } from '../config/config.ts';
import type { Outcome, Problem } from '../shared/problem.ts';
import { parseMetadataFile } from './parse-file.ts';
import type { LocaleFolder } from './read-files.ts';
import type { Scan } from './scan.ts';
import { translateFields } from './translate-fields.ts';

/** What the metadata files of one name say in each locale, by their keys. */
export interface NamedByLocale<V> extends Outcome<ReadonlyMap<string, Readonly<Record<string, V>>>> {
  /** Keys whose metadata is wrong and left out; null if any other key may exist. */
  readonly names: readonly string[] | null;
}

/** Returns the parsed metadata files of one name, which are directly in a collection's folders. */
export function readByLocale<V>(
  scan: Scan,
  folders: readonly LocaleFolder[],
  name: string,
  schema: z.ZodType<Readonly<Record<string, V>>>,
): NamedByLocale<V> {
  const problems: Problem[] = [];
  const value = new Map<string, Readonly<Record<string, V>>>();
  let names: readonly string[] | null = [];
  for (const folder of folders) {
    const file = fileIn(folder, name);
    if (file === null) continue;
    const metadata = parseMetadataFile(scan, file, { name, schema });
    problems.push(...metadata.problems);
    if (metadata.value) value.set(folder.locale.name, metadata.value.data);
    const unknown = metadata.value?.unknown ?? null;
    names = names && unknown && [...names, ...unknown];
  }
  return { value, problems, names };
}

/**
 * Returns what the files say for a locale: its own file, over those of the locales that it falls
 * back to.
 */
export function forLocale<V>(config: Config, { value }: NamedByLocale<V>, locale: Locale): ReadonlyMap<string, V> {
  const farthestFirst = [locale.name, ...locale.fallbacks].toReversed();
  return new Map(
    farthestFirst.flatMap((from) => Object.entries(translateFields(config, value.get(from) ?? {}, from, locale))),
  );
}

/**
 * Returns the path of a file that is directly in the folder of a locale, or else of one that it
 * falls back to, relative to the site's root; null for none.
 */
export function firstFile(folders: readonly LocaleFolder[], { name, fallbacks }: Locale, file: string): string | null {
  for (const each of [name, ...fallbacks]) {
    const folder = folders.find(({ locale }) => locale.name === each);
    const found = folder ? fileIn(folder, file) : null;
    if (found !== null) return found;
  }
  return null;
}

/** Returns the path of a file directly in a folder, relative to the site's root; null for none. */
function fileIn({ folder, files }: LocaleFolder, name: string): string | null {
  return files.includes(name) ? `${folder}/${name}` : null;
}
