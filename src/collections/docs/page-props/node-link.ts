import type { ResolvedLink } from '../../../site/graph/links.ts';
import type { LocaleContext } from '../../../site/graph/site.ts';
import { resolveTarget } from '../../../site/navigation/site-link.ts';
import type { Docs } from '../graph/docs.ts';
import { nodeTarget } from '../graph/node-target.ts';
import { isSeparator, isUnlisted, type SidebarNode } from '../sidebars/sidebar.ts';

/**
 * Returns the link of a sidebar entry; null for an entry without a page. Throws a `LinkError` for
 * a broken link.
 */
export function nodeLink(context: LocaleContext, docs: Docs, node: SidebarNode): ResolvedLink | null {
  const known = context.links.get(node);
  if (known !== undefined) return known;
  const link = findLink(context, docs, node);
  context.links.set(node, link);
  return link;
}

function findLink(context: LocaleContext, docs: Docs, node: SidebarNode): ResolvedLink | null {
  const target = nodeTarget(docs, node);
  if (target === null) return null;
  if ('url' in target) return { url: target.url, href: context.to.page(target.url), external: false };
  return { url: null, ...resolveTarget(context, target) };
}

/** Returns the link of the first listed entry with a page, in reading order; null for none. */
export function firstLink(
  context: LocaleContext,
  docs: Docs,
  nodes: Iterable<SidebarNode>,
): (ResolvedLink & { readonly label: string }) | null {
  for (const node of nodes) {
    if (isSeparator(node)) continue;
    const own = isUnlisted(node) ? null : nodeLink(context, docs, node);
    if (own) return { label: node.label, ...own };
    const inside = node.type === 'category' ? firstLink(context, docs, node.items) : null;
    if (inside) return inside;
  }
  return null;
}
