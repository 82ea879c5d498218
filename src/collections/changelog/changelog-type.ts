import { posix } from 'node:path';
import { resolveFeed } from '../../config/resolve-feed.ts';
import type { PageIndexEntry } from '../../shared/page-index.ts';
import type { Outcome } from '../../shared/problem.ts';
import type { CollectionType, GraphSite } from '../../site/collection-type.ts';
import { createFeeds, type FeedSource } from '../../site/feeds/create-feeds.ts';
import type { ArticleFacts } from '../../site/graph/page-facts.ts';
import type { CollectionGraph, LocaleContext, PageContext, SearchDescription } from '../../site/graph/site.ts';
import { localeStrings } from '../../strings/locale-strings.ts';
import { type Changelog, createChangelog, releaseUrl } from './changelog.ts';
import { createReleaseListMain, createReleaseMain } from './changelog-main.ts';
import { type ChangelogKinds, changelogRoutes, type ReleaseListRoute, type ReleaseRoute } from './changelog-routes.ts';
import type { ChangelogCollection, ReleaseSet } from './changelog-set.ts';
import { createChangelogSidebar } from './changelog-sidebar.ts';
import type { ChangelogCollectionConfig } from './fields.ts';
import { scanChangelog } from './scan-changelog.ts';
import { changelogOptions, releaseFrontMatter } from './schema.ts';

/** Releases by version, with the kinds of their changes. */
export const changelogType: CollectionType = {
  name: 'changelog',
  options: changelogOptions,
  navbarItems: [],
  components: 'src/collections/changelog/main-components.tsx',
  frontMatter: releaseFrontMatter,
  isMetadataFile: () => false,
  ignoredKinds: [],
  resolve: resolveCollection,
  scan: scanChangelog,
  createGraph,
};

function resolveCollection(key: string, options: ChangelogCollectionConfig): ChangelogCollection {
  const { path = key, head, file = null, title = 'Changelog', description = null, releasesPerPage = 10 } = options;
  return {
    ...{ type: changelogType.name, key, path, head, folders: [key], versions: [] },
    ...{ title, description, releasesPerPage, feed: resolveFeed(options.feed) },
    changelogFile: file === null ? null : posix.normalize(file),
  };
}

const kinds: ChangelogKinds = {
  release: {
    name: 'release',
    articleType: 'TechArticle',
    describeArticle: describeRelease,
    showsTitle: true,
    createMain: createReleaseMain,
    createSidebar: createChangelogSidebar,
    describeForSearch,
  },
  list: {
    name: 'release-list',
    createMain: createReleaseListMain,
    createSidebar: createChangelogSidebar,
    isInOwnLanguage: ({ page }: ReleaseListRoute) => page.items.some(({ fallback }) => !fallback),
  },
};

function describeRelease(_: PageContext, { release: { date } }: ReleaseRoute): Partial<ArticleFacts> {
  return date === null ? {} : { published: date };
}

/** A release is found by its version, also with a `v` before it. */
function describeForSearch(context: LocaleContext, { changelog, release }: ReleaseRoute): SearchDescription {
  const { versionText } = release;
  const keywords = versionText === null ? [] : [versionText, `v${versionText}`];
  return { group: 'changelog', trail: [context.text(changelog.collection.title)], keywords };
}

function createGraph(
  { config, strings }: GraphSite,
  collection: ChangelogCollection,
  sets: readonly ReleaseSet[],
): Outcome<CollectionGraph> {
  const changelogs = sets.map((set) => createChangelog(set, localeStrings(strings, set.locale).strings));
  const routes = changelogs.flatMap((changelog) => changelogRoutes(changelog, kinds));
  const listPages = (context: PageContext) =>
    listReleases(context, changelogs.find(({ locale }) => locale.name === context.locale.name) ?? null);
  const feeds = createFeeds(config, changelogs.flatMap(feedSource));
  return { value: { collection, routes, listPages, feeds: feeds.value }, problems: feeds.problems };
}

function listReleases({ text, to }: PageContext, changelog: Changelog | null): PageIndexEntry {
  if (!changelog) return { label: '', href: null, items: [] };
  return {
    label: text(changelog.collection.title),
    href: to.page(changelog.url),
    items: changelog.listedReleases.map((release) => ({
      label: release.title,
      href: to.page(releaseUrl(changelog, release)),
      items: [],
    })),
  };
}

/**
 * The feed has what is released, in the order of time: an old version may be corrected after a new
 * one.
 */
function feedSource(changelog: Changelog): readonly FeedSource[] {
  const { collection, locale, url, listedReleases } = changelog;
  const { feed: options, title, description } = collection;
  if (options === null) return [];
  const entries = listedReleases.flatMap((release) => {
    if (release.date === null) return [];
    const published = Date.parse(`${release.date}T00:00:00Z`);
    return [{ entry: release, url: releaseUrl(changelog, release), published, authors: [], tags: [] }];
  });
  const newestFirst = entries.toSorted((a, b) => b.published - a.published);
  return [{ collection, locale, url, options, title, description, entries: newestFirst }];
}
