import { posix } from 'node:path';
import { entryFields, splitDrafts } from '../../content/entry-fields.ts';
import { type LocaleEntry, mergeLocales } from '../../content/merge-locales.ts';
import { pathWithoutExtension } from '../../content/page-file.ts';
import { readCollection } from '../../content/read-collection.ts';
import type { Scan } from '../../content/scan.ts';
import { invalidSlugs, fileSlug } from '../../content/slug.ts';
import { locateKey } from '../../content/yaml-source.ts';
import { asProblem, type Outcome, type Problem } from '../../shared/problem.ts';
import type { CollectionFields } from '../contract/collection-fields.ts';
import type { CollectionTypeDefinition } from '../contract/collection.ts';
import type { PluginCollection, PluginEntry, PluginSet } from './opened-type.ts';
import { frontMatterSchema } from './type-schemas.ts';

type Found = LocaleEntry<PluginEntry['frontMatter']>;

/** Returns the content files of a collection of a type, for every locale. */
export async function scanEntries(
  definition: CollectionTypeDefinition,
  scan: Scan,
  collection: PluginCollection,
): Promise<Outcome<readonly PluginSet[]>> {
  const { config } = scan;
  const { key: name, source, type } = collection;
  const place = { name, source, type, path: ['collections', name], firstFile: 'first.md' } as const;
  const owner = { ...place, isMetadataFile: () => false };
  const { value: read, problems } = await readCollection(scan, owner, frontMatterSchema(definition));
  if (read === null) return { value: [], problems };
  const { frontMatter: rules = {} } = definition;
  const missing: Problem[] = [];
  const sets = config.locales.map((locale): PluginSet => {
    const found = mergeLocales(scan, locale, read.folders, read.parsed);
    const entries = found.map((each) => toEntry(each, rules));
    found.forEach((each, at) => {
      if (!each.fallback) missing.push(...missingFields(each, rules, entries[at]?.frontMatter ?? {}));
    });
    const { shown, drafts } = splitDrafts(scan, entries);
    return { collection, locale, entries: shown, draftFiles: drafts.map((entry) => entry.source.file) };
  });
  const own = sets.flatMap(({ entries }) => entries.filter(({ fallback }) => !fallback));
  return { value: sets, problems: [...problems, ...missing, ...invalidSlugs(own)] };
}

function toEntry(found: Found, rules: CollectionFields): PluginEntry {
  const { shown, original } = found;
  const { slug, draft, unlisted, ...others } = original?.frontMatter ?? {};
  const inherited = Object.fromEntries(Object.entries(others).filter(([name]) => Object.hasOwn(rules, name)));
  const frontMatter: PluginEntry['frontMatter'] = { ...inherited, slug, draft, unlisted, ...shown.frontMatter };
  const path = pathWithoutExtension(shown.source.relativePath);
  const name = posix.basename(path);
  const isIndex = /^(?:index|readme)$/i.test(name);
  const folder = posix.dirname(path) === '.' ? '' : posix.dirname(path);
  return {
    ...entryFields(found, frontMatter),
    path,
    slug: fileSlug(frontMatter.slug, isIndex ? '.' : name, folder),
    title: frontMatter.title ?? shown.summary.heading ?? shown.summary.section?.text ?? name,
  };
}

function missingFields(
  { shown }: Found,
  rules: CollectionFields,
  values: PluginEntry['frontMatter'],
): readonly Problem[] {
  const { source, yaml, unknown } = shown;
  return Object.entries(rules).flatMap(([name, { required = false }]): Problem[] => {
    // A wrong value was left out, and is reported already.
    const isKnown = unknown !== null && !unknown.includes(name);
    if (!required || !isKnown || values[name] !== undefined) return [];
    const title = `\`${name}\` is missing`;
    const hint = `Write \`${name}\` in the front matter.`;
    const at = { file: source.file, line: 1, column: 1, ...locateKey(yaml, [name]) };
    return [asProblem({ code: 'invalid-front-matter', title, hint, ...at })];
  });
}
