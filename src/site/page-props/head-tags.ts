import { type HeadTag, headTagSubject } from '../../shared/head-tag.ts';
import type { CompiledContent } from '../graph/compiled-content.ts';
import type { PageContext } from '../graph/site.ts';
import { resolveTag } from '../navigation/head-tag.ts';

/**
 * Returns the tags that the site, the collection and the page add to the head. Of tags about the
 * same subject the most specific one is taken. Throws a `LinkError` for a broken address.
 */
export function createHeadTags(context: PageContext, compiled: CompiledContent): readonly HeadTag[] {
  const all = [...context.site.config.head, ...ownHeadTags(context, compiled)];
  const last = new Map(all.map((tag) => [headTagSubject(tag), tag]));
  return all
    .filter((tag) => headTagSubject(tag) === null || last.get(headTagSubject(tag)) === tag)
    .map((tag) => resolveTag(context, tag));
}

/** Returns the tags that the collection and the page add, as they are written. */
export function ownHeadTags({ site, route }: PageContext, compiled: CompiledContent): readonly HeadTag[] {
  const { entry, collection } = route;
  const graph = collection === null ? undefined : site.collections.get(collection);
  const ofText = entry ? (compiled.pages.get(entry.source.file)?.head ?? []) : [];
  return [...(graph?.collection.head ?? []), ...(entry?.frontMatter.head ?? []), ...ofText.map(({ tag }) => tag)];
}
