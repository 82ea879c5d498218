import * as z from 'zod';
import type { Locale } from '../config/config.ts';
import { lookUp } from '../config/site-folder.ts';
import { isSameLanguage } from '../shared/same-language.ts';
import { suggest } from '../shared/nearest.ts';
import { asProblem, type Outcome, type Problem } from '../shared/problem.ts';
import { allLocales } from './content-folders.ts';
import type { SiteSynonyms } from './content.ts';
import { parseMetadataFile } from './parse-file.ts';
import type { Scan } from './scan.ts';
import { text } from './schema/scalars.ts';
import { locateKey } from './yaml-source.ts';

/** The file with the synonyms of all locales, relative to the site's root. */
export const synonymsFile = 'content/synonyms.yml';

/** Returns whether a file has the synonyms of the search. */
export function isSynonymsFile(file: string): boolean {
  return file === synonymsFile;
}

const group = z.array(text(z.string().regex(/[\p{L}\p{N}]/u, 'a word or a phrase'))).min(2);
/** The groups of each locale. */
export const synonymsSchema = z.record(z.string(), z.array(group));
const fileSchema = { name: 'synonyms', schema: synonymsSchema };

/**
 * Returns the synonyms of the search for each locale that has any, and every mistake in them. A
 * locale also has those of the locales of its language that it falls back to.
 */
export function readSynonyms(scan: Scan): Outcome<SiteSynonyms> {
  const file = synonymsFile;
  const found = lookUp(scan.config, file);
  if (found.type === 'missing') return { value: new Map(), problems: [] };
  if (found.type !== 'file') {
    const { what, hint } = found.type === 'refused' ? found : folderInstead;
    const title = `${file} ${what}`;
    return { value: new Map(), problems: [asProblem({ code: 'unreadable-content', title, hint, file })] };
  }
  const { value, problems } = parseMetadataFile(scan, file, fileSchema);
  if (value === null) return { value: new Map(), problems };
  const { data, yaml } = value;
  const names = allLocales(scan.config).map(({ name }) => name);
  const unknown = Object.keys(data).filter((name) => !names.includes(name));
  const mistakes = unknown.map((name): Problem => {
    const title = `\`${name}\` in ${file} is not a locale of the site`;
    const hint = suggest(name, names, 'locales');
    return asProblem({ code: 'invalid-metadata', title, hint, file, ...locateKey(yaml, [name]) });
  });
  const known = scan.config.locales.flatMap(({ name, htmlLang, fallbacks }) => {
    const isSame = (each: Locale) => fallbacks.includes(each.name) && isSameLanguage(each.htmlLang, htmlLang);
    const others = scan.config.locales.filter(isSame).map((each) => each.name);
    const groups = [name, ...others].flatMap((each) => data[each] ?? []);
    return groups.length === 0 ? [] : [[name, groups] as const];
  });
  return { value: new Map(known), problems: [...problems, ...mistakes] };
}

const folderInstead = { what: 'is a folder, not a file', hint: 'Put a file in its place, or rename it.' };
