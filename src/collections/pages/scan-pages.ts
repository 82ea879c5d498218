import { posix } from 'node:path';
import type { Collection } from '../../config/config.ts';
import { localize } from '../../config/localize.ts';
import type { ContentSet, Entry } from '../../content/content.ts';
import { entryFields, sectionFields, listingOf, splitDrafts } from '../../content/entry-fields.ts';
import { type LocaleEntry, mergeLocales } from '../../content/merge-locales.ts';
import { isPageFile, mayBeComponentPage, pageFormat } from '../../content/page-file.ts';
import { readCollection } from '../../content/read-collection.ts';
import { pagePath } from '../../content/read-files.ts';
import type { Scan } from '../../content/scan.ts';
import { invalidSlugs, fileSlug } from '../../content/slug.ts';
import type { Outcome } from '../../shared/problem.ts';
import { type PageFrontMatter, pageFrontMatter } from './schema.ts';

export interface PageEntry extends Entry {
  readonly frontMatter: PageFrontMatter;
}

/** The pages of a collection as readers of one locale see them. */
export interface PageSet extends ContentSet {
  readonly entries: readonly PageEntry[];
}

/** Returns the pages of a collection for every locale. */
export async function scanPages(scan: Scan, collection: Collection): Promise<Outcome<readonly PageSet[]>> {
  const { config } = scan;
  const { key: name, type } = collection;
  const owner = {
    name,
    source: collection.source,
    rewrites: collection.rewrites,
    type,
    isMetadataFile: () => false,
    mayBePage: (path: string) => isPageFile(path) || mayBeComponentPage(path),
    path: ['collections', name],
    firstFile: 'index.md',
  } as const;
  const read = await readCollection(scan, owner, pageFrontMatter);
  if (read.value === null) return { value: [], problems: read.problems };
  const { folders, parsed } = read.value;
  const sets = config.locales.map((locale) => {
    const entries = mergeLocales(scan, locale, folders, parsed).map((entry) =>
      toPage(entry, localize(config.title, locale)),
    );
    const { shown, drafts } = splitDrafts(scan, entries);
    return { collection, locale, entries: shown, draftFiles: drafts.map((page) => page.source.file) };
  });
  const own = sets.flatMap(({ entries }) => entries.filter((page) => !page.fallback));
  return { value: sets, problems: [...read.problems, ...invalidSlugs(own)] };
}

function toPage(entry: LocaleEntry<PageFrontMatter>, siteTitle: string): PageEntry {
  const { shown, original } = entry;
  const { source, summary } = shown;
  const inherited: PageFrontMatter = original?.frontMatter ?? {};
  const { slug, layout } = inherited;
  const own = pageFormat(source.file) === 'component' ? { layout: 'wide' as const } : {};
  const frontMatter: PageFrontMatter = { slug, layout, ...listingOf(inherited), ...own, ...shown.frontMatter };
  const path = pagePath(source);
  const name = posix.basename(path);
  const isIndex = name.toLowerCase() === 'index' || name.toLowerCase() === 'readme';
  const folder = posix.dirname(path) === '.' ? '' : posix.dirname(path);
  // An index page is named after its folder; the one at the root is named after the site.
  const unnamed = isIndex ? posix.basename(folder) || siteTitle : name;
  return {
    ...entryFields(entry, frontMatter),
    slug: fileSlug(frontMatter.slug, isIndex ? '.' : name, folder),
    title: frontMatter.title ?? summary.heading ?? frontMatter.hero?.title ?? unnamed,
    ...(frontMatter.hero || (isIndex && !summary.section?.isFirst) ? null : sectionFields(summary, frontMatter)),
  };
}
