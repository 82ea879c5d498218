import type { TaggedEntry } from '../../content/tags/tag-set.ts';
import type { LinkProps } from '../../shared/link-props.ts';
import type { TagGroupProps } from '../../shared/tag-props.ts';
import { groupBy } from '../../shared/group-by.ts';
import type { PageContext } from '../graph/site.ts';
import { type Tags, tagsOf } from './tags.ts';

/** Returns all tags of a collection with their numbers of pages, by first letter. */
export function createTagGroups<E>({ locale, to }: PageContext, { all }: Tags<E>): readonly TagGroupProps[] {
  const letters = groupBy(all, ({ label }) => label.charAt(0).toLocaleUpperCase(locale.htmlLang));
  return [...letters].map(([letter, tags]) => ({
    letter,
    tags: tags.map(({ label, url, entries }) => ({ label, href: to.page(url), count: entries.length })),
  }));
}

/** Returns the links to the tags of an entry. */
export function createTagLinks<E extends TaggedEntry>(
  { to }: PageContext,
  tags: Tags<E>,
  entry: E,
): readonly LinkProps[] {
  return tagsOf(tags, entry).map(({ label, url }) => ({ label, href: to.page(url), external: false }));
}
