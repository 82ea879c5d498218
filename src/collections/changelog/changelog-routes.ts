import { localize } from '../../config/localize.ts';
import { outputFile } from '../../site/graph/address.ts';
import { type ListPage, paginate } from '../../site/graph/paginate.ts';
import type { PageKind, Route } from '../../site/graph/site.ts';
import { type Changelog, releaseUrl } from './changelog.ts';
import type { Release } from './changelog-set.ts';

/** A page of a changelog. */
export interface ChangelogRoute extends Route {
  readonly changelog: Changelog;
}

export interface ReleaseRoute extends ChangelogRoute {
  readonly release: Release;
}

/** A page of the list of releases. */
export interface ReleaseListRoute extends ChangelogRoute {
  readonly page: ListPage<Release>;
}

/** The kinds of pages of a changelog. */
export type ChangelogKinds = Readonly<Record<'release' | 'list', PageKind>>;

/** Returns the routes of a changelog: releases, and pages of their list. */
export function changelogRoutes(changelog: Changelog, kinds: ChangelogKinds): readonly ChangelogRoute[] {
  return [...releaseRoutes(changelog, kinds.release), ...listRoutes(changelog, kinds.list)];
}

function releaseRoutes(changelog: Changelog, kind: PageKind): readonly ReleaseRoute[] {
  return changelog.releases.map((release) => {
    const { title, description, draft, unlisted, fallback, source } = release;
    return {
      ...common(changelog, kind, releaseUrl(changelog, release)),
      key: `${changelog.collection.key}/release:${source.relativePath}`,
      source: source.file,
      entry: release,
      ...{ release, title, description, draft, unlisted, fallback },
    };
  });
}

function listRoutes(changelog: Changelog, kind: PageKind): readonly ReleaseListRoute[] {
  const { collection, locale, folder } = changelog;
  const { key, title, description, releasesPerPage } = collection;
  return paginate(changelog.listedReleases, releasesPerPage, changelog.url).map((page) => ({
    ...common(changelog, kind, page.url),
    key: `${key}/releases:${page.number}`,
    source: folder,
    entry: null,
    page,
    listed: page.items.map((release) => ({ entry: release, url: releaseUrl(changelog, release) })),
    title: localize(title, locale),
    description: description === null ? null : localize(description, locale),
    ...{ draft: false, unlisted: false, fallback: false, homeRank: 3 },
  }));
}

function common(changelog: Changelog, kind: PageKind, url: string) {
  const { collection, locale } = changelog;
  return { kind, changelog, locale, url, output: outputFile(url), collection: collection.key, version: null };
}
