import { posix } from 'node:path';
import type * as z from 'zod';
import type { Outcome, Problem } from '../shared/problem.ts';
import { isDefaultsFile } from './page-file.ts';
import { type FileSchema, parseMetadataFile, type ParsedFile } from './parse-file.ts';
import type { LocaleFolder } from './read-files.ts';
import type { Scan } from './scan.ts';
import type { CommonFrontMatter } from './schema/front-matter.ts';

/** Adds the defaults of folders to the front matter of a page. */
export type AddDefaults<F> = (file: ParsedFile<F>) => ParsedFile<F>;

/**
 * Returns a function that adds the defaults of the folders of a collection to the front matter of
 * its pages, and the mistakes in the files with defaults. The nearest folder counts most. A
 * translation also has the defaults of the languages that its own falls back to, which count less.
 */
export function readDefaults<F extends CommonFrontMatter>(
  scan: Scan,
  folders: readonly LocaleFolder[],
  { name, schema }: FileSchema<z.ZodType<F>>,
): Outcome<AddDefaults<F>> {
  const problems: Problem[] = [];
  const found = new Map<string, F>();
  for (const { locale, folder, files } of folders) {
    for (const path of files.filter((each) => isDefaultsFile(posix.basename(each)))) {
      const { value, problems: mistakes } = parseMetadataFile(scan, `${folder}/${path}`, {
        name: `defaults of ${name}`,
        schema,
      });
      problems.push(...mistakes);
      if (value) found.set(placeOf(locale.name, posix.dirname(path)), value.data);
    }
  }
  const add: AddDefaults<F> = (file) => {
    const layers = placesOf(file).flatMap((place) => found.get(place) ?? []);
    return layers.length === 0 ? file : { ...file, frontMatter: [...layers, file.frontMatter].reduce(merge) };
  };
  return { value: found.size === 0 ? (file) => file : add, problems };
}

function merge<F extends CommonFrontMatter>(outer: F, inner: F): F {
  const merged = { ...outer, ...inner };
  return outer.custom && inner.custom ? { ...merged, custom: { ...outer.custom, ...inner.custom } } : merged;
}

/** Returns the places whose defaults a page has, the one that counts most at the end. */
function placesOf({ source }: ParsedFile<unknown>): readonly string[] {
  const segments = posix.dirname(source.relativePath).split('/');
  const dirs = ['.', ...segments.map((_, index) => segments.slice(0, index + 1).join('/'))];
  const locales = [source.locale.name, ...source.locale.fallbacks].toReversed();
  return [...new Set(locales.flatMap((locale) => dirs.map((dir) => placeOf(locale, dir))))];
}

function placeOf(locale: string, dir: string): string {
  return `${locale}/${dir}`;
}
