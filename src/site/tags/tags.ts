import { slug } from 'github-slugger';
import type { Locale } from '../../config/config.ts';
import type { TagMetadata } from '../../content/schema/tags.ts';
import type { TaggedEntry, TaggedSet } from '../../content/tags/tag-set.ts';
import { groupBy } from '../../shared/group-by.ts';

/** A tag, and what has it. */
export interface Tag<E> {
  readonly key: string;
  readonly label: string;
  readonly description: string | null;
  readonly url: string;
  /** In the order of the collection, without unlisted ones. */
  readonly entries: readonly E[];
}

/** The tags of a collection, in one locale and version. */
export interface Tags<E> {
  /** Sorted by label. Tags that only unlisted entries have are left out. */
  readonly all: readonly Tag<E>[];
  /** By all keys that entries have. Several keys may lead to one tag. */
  readonly byKey: ReadonlyMap<string, Tag<E>>;
}

interface TagsOptions<E> {
  readonly locale: Locale;
  /** In the order of the collection. */
  readonly entries: readonly E[];
  /** What `tags.yml` declares. */
  readonly declared: TaggedSet['tags'];
  /** Returns the address of a tag from its address under the list of tags. */
  readonly addressOf: (permalink: string) => string;
}

/** Returns the tags of the entries of a collection. Tags with the same address are one tag. */
export function createTags<E extends TaggedEntry>({ locale, entries, declared, addressOf }: TagsOptions<E>): Tags<E> {
  const named = entries.flatMap((entry) => tagsIn(entry).map((tag) => ({ ...tag, entry })));
  if (named.length === 0) return { all: [], byKey: new Map() };
  const entriesOf = groupBy(named, ({ key }) => key);
  const metadataOf = (key: string) => declared.get(key) ?? entriesOf.get(key)?.[0]?.metadata ?? {};
  // Declared tags come first, in the order of `tags.yml`: the label of the first one is taken.
  const keys = [...new Set([...declared.keys(), ...entriesOf.keys()])].filter((key) => entriesOf.has(key));
  const urls = new Map(keys.map((key) => [key, addressOf(metadataOf(key).permalink ?? tagSlug(key))]));
  const listed = entries.filter(({ unlisted }) => !unlisted);
  const hasListed = (key: string) => entriesOf.get(key)?.some(({ entry }) => !entry.unlisted) ?? false;
  const merged = [...groupBy(keys.filter(hasListed), (key) => urls.get(key) ?? '')];
  const tags = merged.flatMap(([url, [key, ...others]]): Tag<E>[] => {
    if (key === undefined) return [];
    const { label = key, description = null } = metadataOf(key);
    const tagged = new Set([key, ...others].flatMap((each) => entriesOf.get(each)?.map(({ entry }) => entry) ?? []));
    return [{ key, label, description, url, entries: listed.filter((entry) => tagged.has(entry)) }];
  });
  const collator = new Intl.Collator(locale.htmlLang);
  const byUrl = new Map(tags.map((tag) => [tag.url, tag]));
  const byKey = [...urls].flatMap(([key, url]) => {
    const tag = byUrl.get(url);
    return tag ? [[key, tag] as const] : [];
  });
  return { all: tags.toSorted((a, b) => collator.compare(a.label, b.label)), byKey: new Map(byKey) };
}

/**
 * Returns the tags of an entry in its own order. Tags that only unlisted entries have are left out.
 */
export function tagsOf<E extends TaggedEntry>({ byKey }: Tags<E>, entry: E): readonly Tag<E>[] {
  return [...new Set(tagsIn(entry).flatMap(({ key }) => byKey.get(key) ?? []))];
}

interface WrittenTag {
  readonly key: string;
  /** Of a tag that front matter itself declares. */
  readonly metadata: TagMetadata | null;
}

/** The key of a tag with an address of its own begins with a slash, so that it is no word. */
function tagsIn({ frontMatter: { tags = [] } }: TaggedEntry): readonly WrittenTag[] {
  const written = tags.map((tag): WrittenTag => {
    if (typeof tag === 'string') return { key: tag, metadata: null };
    return { key: `/${tag.permalink.replaceAll(/^\/+|\/+$/g, '')}`, metadata: tag };
  });
  return [...new Map(written.map((tag) => [tag.key, tag])).values()];
}

/**
 * Returns the slug of a tag. A dot inside a word becomes a hyphen, else `1.10` and `11.0` collide.
 */
function tagSlug(key: string): string {
  return slug(key.replace(/(?<=\w)\.(?=\w)/g, '-'));
}
