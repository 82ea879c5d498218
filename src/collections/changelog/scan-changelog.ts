import { posix } from 'node:path';
import { entryFields, listingOf, splitDrafts } from '../../content/entry-fields.ts';
import { type LocaleEntry, mergeLocales } from '../../content/merge-locales.ts';
import { readCollection } from '../../content/read-collection.ts';
import { nearestFolder, pagePath } from '../../content/read-files.ts';
import type { Scan } from '../../content/scan.ts';
import { fileSlug, invalidSlugs } from '../../content/slug.ts';
import type { Outcome, Problem } from '../../shared/problem.ts';
import type { ChangelogCollection, Release, ReleaseSet } from './changelog-set.ts';
import { isDay, separateReleases, withoutDate, withoutVersion, writtenVersion } from './check-releases.ts';
import { makeReleases } from './make-releases.ts';
import { type ReleaseFrontMatter, releaseFrontMatter } from './schema.ts';
import { compareVersions, isUnreleasedWord, parseVersion, versionSlug } from './version.ts';

/** Returns the releases of a changelog for every locale. */
export async function scanChangelog(
  scan: Scan,
  collection: ChangelogCollection,
): Promise<Outcome<readonly ReleaseSet[]>> {
  const { config } = scan;
  const { key: name, type, source: named } = collection;
  const made = await makeReleases(scan, collection);
  const owner = {
    ...{ name, source: named, type, made: made.value },
    isMetadataFile: () => false,
    path: ['collections', name],
    firstFile: '1.0.0.md',
  } as const;
  const read = await readCollection(scan, owner, releaseFrontMatter);
  // A changelog with a file needs no folder.
  if (read.value === null)
    return { value: [], problems: collection.changelogFile === null ? read.problems : made.problems };
  const { folders, source, parsed } = read.value;
  const problems: Problem[] = [...made.problems, ...read.problems];
  const sets = config.locales.map((locale): ReleaseSet => {
    const merged = mergeLocales(scan, locale, folders, parsed).map(toRelease);
    const all = separateReleases(merged);
    problems.push(...all.problems);
    const { shown, drafts } = splitDrafts(scan, all.releases);
    const { folder } = nearestFolder(folders, locale) ?? source;
    const draftFiles = drafts.map((release) => release.source.file);
    return { collection, locale, entries: shown.toSorted(newestFirst), draftFiles, folder };
  });
  const own = sets.flatMap(({ entries }) => entries.filter(({ fallback }) => !fallback));
  for (const release of own) {
    // A field that could not be read is already reported, so it must not count as missing.
    const unknown = parsed.get(release.source.file)?.unknown ?? null;
    if (unknown?.includes('version') === false) problems.push(...withoutVersion(release));
    problems.push(...withoutDate(release));
  }
  return { value: sets, problems: [...problems, ...invalidSlugs(own)] };
}

function toRelease(entry: LocaleEntry<ReleaseFrontMatter>): Release {
  const { shown, original } = entry;
  const { source, summary } = shown;
  const inherited: ReleaseFrontMatter = original?.frontMatter ?? {};
  const { slug, version, date, yanked } = inherited;
  const structure = { slug, version, date, yanked, ...listingOf(inherited) };
  const frontMatter: ReleaseFrontMatter = { ...structure, ...shown.frontMatter };
  const name = posix.basename(pagePath(source).replace(/\/index$/, ''));
  const written = frontMatter.version ?? name;
  const versionText = writtenVersion(written);
  const day = frontMatter.date ?? '';
  return {
    ...entryFields(entry, frontMatter),
    slug: fileSlug(frontMatter.slug, versionSlug(written), ''),
    title: frontMatter.title ?? summary.heading ?? written,
    versionText,
    version: parseVersion(written),
    date: isDay(day) ? day : null,
    isUnreleased: versionText === null || isUnreleasedWord(day),
  };
}

/** Changes without a version come first. */
function newestFirst(a: Release, b: Release): number {
  if (a.version === null || b.version === null) return Number(a.version !== null) - Number(b.version !== null);
  return compareVersions(b.version, a.version) || compareTexts(b.date ?? '9', a.date ?? '9');
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
