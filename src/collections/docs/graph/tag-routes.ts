import { formatMessage, formatPlural } from '../../../shared/strings/format-message.ts';
import type { Strings } from '../../../shared/strings/en.ts';
import { outputFile } from '../../../site/graph/address.ts';
import type { PageKind, Route } from '../../../site/graph/site.ts';
import type { Tag } from '../../../site/tags/tags.ts';
import type { Doc } from '../content/doc-set.ts';
import { type Docs, docsKey, tagsUrl } from './docs.ts';
import { type DocsRoute, listedInstead } from './docs-routes.ts';

/** The page of a tag, or the list of all tags. */
export interface DocsTagRoute extends DocsRoute {
  /** Null for the list. */
  readonly tag: Tag<Doc> | null;
}

/** The kinds of pages of tags. */
export type TagKinds = Readonly<Record<'tags' | 'tag', PageKind>>;

/** Returns whether a route is the page of a tag of docs, or the list of all their tags. */
export function isDocsTagRoute(route: DocsRoute): route is DocsTagRoute {
  return 'tag' in route;
}

/**
 * Returns the routes of the tags of one version in one locale: a page for each, and the list of
 * them. There are none without tags.
 */
export function tagRoutes(docs: Docs, strings: Strings, kinds: TagKinds): readonly DocsTagRoute[] {
  const { all } = docs.tags;
  if (all.length === 0) return [];
  const list = tagRoute(docs, null, {
    kind: kinds.tags,
    url: tagsUrl(docs),
    title: strings['theme.tags.tagsPageTitle'],
  });
  return [
    list,
    ...all.map((tag) => tagRoute(docs, tag, { kind: kinds.tag, url: tag.url, title: titleOf(docs, tag, strings) })),
  ];
}

/** Returns the key of the page of a tag, which is the same in every locale. Null is the list. */
export function docsTagKey(docs: Pick<Docs, 'set'>, tag: Pick<Tag<Doc>, 'key'> | null): string {
  return `${docsKey(docs)}/${tag === null ? 'tags' : `tag:${tag.key}`}`;
}

/** Returns such as "2 pages tagged with “voice”". */
function titleOf({ set }: Docs, { label: tagName, entries }: Tag<Doc>, strings: Strings): string {
  const forms = strings['theme.docs.tagDocListPageTitle.nDocsTagged'];
  const nDocsTagged = formatPlural({ forms, count: entries.length, lang: set.locale.htmlLang });
  return formatMessage(strings['theme.docs.tagDocListPageTitle'], { nDocsTagged, tagName });
}

function tagRoute(
  docs: Docs,
  tag: Tag<Doc> | null,
  { kind, url, title }: Pick<Route, 'kind' | 'url' | 'title'>,
): DocsTagRoute {
  const { collection, version, locale, tagsSource: source } = docs.set;
  const latest = listedInstead(docs);
  const isInLatest = latest?.tags.all.some(({ key }) => tag === null || key === tag.key) === true;
  // A tag may be declared in no file: mistakes are reported at its first doc.
  const first = (tag ?? docs.tags.all[0])?.entries[0]?.source.file ?? null;
  const name = tag === null ? `the list of tags of \`${collection.key}\`` : `the tag \`${tag.key}\``;
  return {
    kind,
    key: docsTagKey(docs, tag),
    ...(isInLatest && { latestKey: docsTagKey(latest, tag) }),
    entry: null,
    docs,
    sidebar: null,
    tag,
    locale,
    url,
    output: outputFile(url),
    source,
    fallback: false,
    title,
    description: tag?.description ?? null,
    collection: collection.key,
    version: version.name,
    draft: false,
    unlisted: false,
    origin: { name, file: first, hint: null },
  };
}
