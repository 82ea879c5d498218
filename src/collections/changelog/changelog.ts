import type { Locale } from '../../config/config.ts';
import type { Strings } from '../../shared/strings/en.ts';
import { pageUrl } from '../../site/graph/address.ts';
import type { ChangelogCollection, Release, ReleaseSet } from './changelog-set.ts';
import { isUnreleasedWord } from './version.ts';

/** A changelog in one locale. */
export interface Changelog {
  readonly collection: ChangelogCollection;
  readonly locale: Locale;
  /** The strings of the locale. */
  readonly strings: Strings;
  /** The folder of the changelog, relative to the site's root. */
  readonly folder: string;
  /** Address of the list of releases. */
  readonly url: string;
  /** Newest first, including unlisted releases. */
  readonly releases: readonly Release[];
  /** Newest first, without unlisted releases. */
  readonly listedReleases: readonly Release[];
}

/** Returns the changelog of a set of releases. */
export function createChangelog({ collection, locale, folder, entries }: ReleaseSet, strings: Strings): Changelog {
  const releases = entries.map((release) => withTitle(release, strings));
  return {
    collection,
    locale,
    strings,
    folder,
    url: pageUrl(locale, collection.path),
    releases,
    listedReleases: releases.filter(({ unlisted }) => !unlisted),
  };
}

/** The word in the place of a version is that of the reader's language. */
function withTitle(release: Release, strings: Strings): Release {
  const isNamed = release.versionText !== null || !isUnreleasedWord(release.title);
  return isNamed ? release : { ...release, title: strings['theme.changelog.unreleased'] };
}

/** Returns the address of a release. */
export function releaseUrl({ locale, collection }: Changelog, { slug }: Release): string {
  return pageUrl(locale, collection.path, slug);
}
