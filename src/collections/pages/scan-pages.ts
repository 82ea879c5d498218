import { posix } from 'node:path';
import type { Collection } from '../../config/config.ts';
import { localize } from '../../config/localize.ts';
import type { ContentSet, Entry } from '../../content/content.ts';
import { type LocaleEntry, mergeLocales } from '../../content/merge-locales.ts';
import { pathWithoutExtension } from '../../content/page-file.ts';
import { missingFolder, parseFolders } from '../../content/parse-folders.ts';
import { readLocaleFolders } from '../../content/read-files.ts';
import type { Scan } from '../../content/scan.ts';
import { invalidSlugs, resolveSlug } from '../../content/slug.ts';
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
  const { value: folders, problems: unread } = readLocaleFolders(scan, {
    name: collection.key,
    type: collection.type,
    isMetadataFile: () => false,
  });
  if (!folders.some(({ locale }) => locale === config.locales[0])) {
    return {
      value: [],
      problems:
        unread.length > 0
          ? unread
          : [
              missingFolder(config, {
                name: collection.key,
                path: ['collections', collection.key],
                firstFile: 'index.md',
              }),
            ],
    };
  }
  const parsed = await parseFolders(scan, folders, pageFrontMatter);
  const sets = config.locales.map((locale) => {
    const entries = mergeLocales(config, locale, folders, parsed.value).map((entry) =>
      toPage(entry, localize(config.title, locale, config)),
    );
    const drafts = scan.drafts ? [] : entries.filter((page) => page.draft);
    const pages = entries.filter((page) => scan.drafts || !page.draft);
    return { collection, locale, entries: pages, draftFiles: drafts.map((page) => page.source.file) };
  });
  const own = sets.flatMap(({ entries }) => entries.filter((page) => !page.fallback));
  return { value: sets, problems: [...unread, ...parsed.problems, ...invalidSlugs(own)] };
}

function toPage({ shown, original, fallback }: LocaleEntry<PageFrontMatter>, siteTitle: string): PageEntry {
  const { source, summary, yaml } = shown;
  const inherited: PageFrontMatter = original?.frontMatter ?? {};
  const { slug, layout, draft, unlisted } = inherited;
  const frontMatter: PageFrontMatter = { slug, layout, draft, unlisted, ...shown.frontMatter };
  const path = pathWithoutExtension(source.relativePath);
  const name = posix.basename(path);
  const isIndex = name.toLowerCase() === 'index' || name.toLowerCase() === 'readme';
  const folder = posix.dirname(path) === '.' ? '' : posix.dirname(path);
  // An index page is named after its folder; the one at the root is named after the site.
  const unnamed = isIndex ? posix.basename(folder) || siteTitle : name;
  return {
    source,
    originalFile: original?.source.file ?? null,
    fallback,
    slug: resolveSlug(frontMatter.slug ?? (isIndex ? '.' : name), folder),
    title: frontMatter.title ?? summary.heading ?? frontMatter.hero?.title ?? unnamed,
    description: frontMatter.description ?? summary.paragraph,
    hasOwnHeading: summary.heading !== null,
    draft: frontMatter.draft ?? false,
    unlisted: frontMatter.unlisted ?? false,
    yaml,
    frontMatter,
  };
}
