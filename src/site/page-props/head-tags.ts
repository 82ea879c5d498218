import { addressListFile, addressListMeta } from '../../shared/address-list.ts';
import { type HeadTag, headTagSubject } from '../../shared/head-tag.ts';
import type { CompiledContent } from '../graph/compiled-content.ts';
import type { PageContext } from '../graph/site.ts';
import { hasAddressList } from '../redirects/address-list.ts';
import { resolveTag } from '../navigation/head-tag.ts';
import type { PluginChanges } from './plugin-changes.ts';

/**
 * Returns the tags that the site, the collection, plugins and the page add to the head. Of tags
 * about the same subject the most specific one is taken. Throws a `LinkError` for a broken address.
 */
export function createHeadTags(
  context: PageContext,
  compiled: CompiledContent,
  changes: Pick<PluginChanges, 'head'>,
): readonly HeadTag[] {
  const all = [...context.site.config.head, ...ownHeadTags(context, compiled, changes)];
  const last = new Map(all.map((tag) => [headTagSubject(tag), tag]));
  return [
    ...(context.route.kind.isNotFound ? [addressListTag(context)] : []),
    ...all
      .filter((tag) => headTagSubject(tag) === null || last.get(headTagSubject(tag)) === tag)
      .map((tag) => resolveTag(context, tag)),
  ];
}

/** Marks a 404 page, whose script looks for the page that the reader wants. */
function addressListTag({ site, to }: PageContext): HeadTag {
  const content = hasAddressList(site) ? to.file(addressListFile) : '';
  return { tag: 'meta', attributes: { name: addressListMeta, content } };
}

/** Returns the tags that the collection, plugins and the page add, as they are written. */
export function ownHeadTags(
  { site, route }: Pick<PageContext, 'site' | 'route'>,
  compiled: Pick<CompiledContent, 'pages'>,
  { head }: Pick<PluginChanges, 'head'>,
): readonly HeadTag[] {
  const { entry, collection } = route;
  const graph = collection === null ? undefined : site.collections.get(collection);
  const ofText = entry ? (compiled.pages.get(entry.source.file)?.head ?? []) : [];
  const ofPage = [...(entry?.frontMatter.head ?? []), ...ofText.map(({ tag }) => tag)];
  return [...(graph?.collection.head ?? []), ...head, ...ofPage];
}
