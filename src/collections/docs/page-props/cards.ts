import type { CardProps } from '../../../shared/main-props.ts';
import type { PageContext } from '../../../site/graph/site.ts';
import { resolveTarget } from '../../../site/navigation/site-link.ts';
import { formatPlural } from '../../../shared/strings/format-message.ts';
import type { Docs } from '../graph/docs.ts';
import type { DocRoute } from '../graph/docs-routes.ts';
import { nodeTarget } from '../graph/node-target.ts';
import { isListed, isSeparator, type SidebarNode, walkSidebar } from '../sidebars/sidebar.ts';
import { firstLink } from './node-link.ts';

/** Returns a card for each entry of a sidebar that has a target and is not unlisted. */
export function createCards(context: PageContext, docs: Docs, nodes: readonly SidebarNode[]): readonly CardProps[] {
  return nodes.map((node) => card(context, docs, node)).filter((found) => found !== null);
}

/**
 * Returns the cards of a doc's `DocCardList`: the items of its category if the doc is the page of a
 * category, else its siblings in the sidebar.
 */
export function createNearCards(context: PageContext, { docs, doc, sidebar }: DocRoute): readonly CardProps[] {
  const nodes = (sidebar === null ? undefined : docs.sidebars.get(sidebar)) ?? [];
  const categories = walkSidebar(nodes).filter((node) => node.type === 'category');
  const own = categories.find(({ link }) => link?.type === 'doc' && link.doc === doc);
  if (own) return createCards(context, docs, own.items);
  const isSelf = (node: SidebarNode) => node.type === 'doc' && node.doc === doc;
  const siblings = categories.find(({ items }) => items.some(isSelf))?.items ?? nodes;
  return createCards(
    context,
    docs,
    siblings.filter((node) => !isSelf(node)),
  );
}

function card(context: PageContext, docs: Docs, node: SidebarNode): CardProps | null {
  const target = nodeTarget(docs, node);
  if (node.type === 'link') {
    const { href, external } = resolveTarget(context, node);
    return {
      label: node.label,
      href,
      external,
      icon: external ? 'external' : 'doc',
      description: external ? shownAddress(href) : null,
    };
  }
  if (isSeparator(node)) return null;
  if (node.type === 'doc' || node.type === 'ref') {
    if (node.doc.unlisted || target === null || !('url' in target)) return null;
    const { description } = node.doc;
    return { label: node.label, href: context.to.page(target.url), external: false, icon: 'doc', description };
  }
  const href =
    target && 'url' in target ? context.to.page(target.url) : (firstLink(context, docs, node.items)?.href ?? null);
  if (href === null) return null;
  const forms = context.strings['theme.docs.DocCard.categoryDescription.plurals'];
  const count = formatPlural({
    forms,
    count: node.items.filter((each) => isListed(each) && !isSeparator(each)).length,
    lang: context.locale.htmlLang,
  });
  return { label: node.label, href, external: false, icon: 'category', description: node.description ?? count };
}

/** Returns an address for display: without its scheme and without a trailing slash. */
function shownAddress(href: string): string {
  return href.replace(/^(?:[a-z][a-z\d+.-]*:)?(?:\/\/)?/i, '').replace(/\/$/, '');
}
