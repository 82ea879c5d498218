import type { CardProps } from '../../../shared/main-props.ts';
import type { SidebarLookProps } from '../../../shared/sidebar-props.ts';
import type { PageContext } from '../../../site/graph/site.ts';
import { findPage, resolveTarget } from '../../../site/navigation/site-link.ts';
import type { Docs } from '../graph/docs.ts';
import { type DocRoute, docsUrl } from '../graph/docs-routes.ts';
import { nodeTarget } from '../graph/node-target.ts';
import {
  isListed,
  isSeparator,
  isUnlisted,
  linkDescription,
  type SidebarCategory,
  type SidebarLink,
  type SidebarNode,
} from '../sidebars/sidebar.ts';
import { nodesAround } from '../graph/nodes-around.ts';
import { docOf, nodeLanguage, textLanguage } from './node-language.ts';
import { firstLink } from './node-link.ts';

/** Returns a card for each entry of a sidebar that has a target and is not unlisted. */
export function createCards(context: PageContext, docs: Docs, nodes: readonly SidebarNode[]): readonly CardProps[] {
  return nodes.map((node) => createCard(context, docs, node)).filter((found) => found !== null);
}

/** Returns the cards of a doc's `DocCardList`. */
export function createNearCards(context: PageContext, route: DocRoute): readonly CardProps[] {
  return createCards(context, route.docs, nodesAround(route));
}

/** Returns the card of a sidebar entry; null for one without a target, and for an unlisted one. */
export function createCard(context: PageContext, docs: Docs, node: SidebarNode): CardProps | null {
  if (!isListed(node) || isSeparator(node)) return null;
  if (node.type === 'link') return linkCard(context, node);
  if (node.type === 'category') return categoryCard(context, docs, node);
  const href = context.to.page(docsUrl(docs, node.doc.slug));
  const language = { ...nodeLanguage(context, node), ...textLanguage(context, node.doc) };
  return { ...nameCard(node), href, external: false, description: node.doc.description, ...language };
}

/**
 * Returns the card of a link. Without a description of its own, it shows the address, or what the
 * page of the site says of itself.
 */
function linkCard(context: PageContext, node: SidebarLink): CardProps {
  const { href, external } = resolveTarget(context, node);
  const page = external ? null : findPage(context, node.to ?? '');
  const ofTarget = external ? shownAddress(href) : (page?.description ?? null);
  return {
    ...nameCard(node),
    href,
    external,
    description: node.description ?? ofTarget,
    ...textLanguage(context, node.description === undefined ? (page?.entry ?? null) : null),
  };
}

/** Returns the card of a category; null if it has no target. */
function categoryCard(context: PageContext, docs: Docs, node: SidebarCategory): CardProps | null {
  const target = isUnlisted(node) ? null : nodeTarget(docs, node);
  const own = target && 'url' in target ? context.to.page(target.url) : null;
  const href = own ?? firstLink(context, docs, node.items)?.href ?? null;
  if (href === null) return null;
  const forms = context.strings['theme.docs.DocCard.categoryDescription.plurals'];
  const listed = node.items.filter((each) => isListed(each) && !isSeparator(each));
  const count = context.formatPlural(forms, listed.length);
  const described = node.description !== null && node.description === linkDescription(node.link) ? docOf(node) : null;
  const language = { ...nodeLanguage(context, node), ...textLanguage(context, described) };
  return { ...nameCard(node), href, external: false, description: node.description ?? count, ...language };
}

/**
 * Returns the label of a card, and its icon: the author's, or an emoji at the start of the label.
 * The same icon on every card would say nothing, so there is no other.
 */
function nameCard({ label, look }: Named): Pick<CardProps, 'label' | 'icon'> {
  if (look?.icon !== undefined) return { label, icon: look.icon };
  const emoji = leadingEmoji(label);
  const rest = label.slice(emoji.length).trim();
  return emoji === '' || rest === '' ? { label, icon: null } : { label: rest, icon: emoji };
}

function leadingEmoji(label: string): string {
  if (!/^(?:\p{Emoji_Presentation}|\p{Emoji}\uFE0F)/u.test(label)) return '';
  // An emoji may be joined of several.
  const [first] = new Intl.Segmenter('en').segment(label);
  return first?.segment ?? '';
}

interface Named {
  readonly label: string;
  readonly look?: SidebarLookProps;
}

/** Returns an address for display: without its scheme and without a trailing slash. */
function shownAddress(href: string): string {
  return href.replace(/^(?:[a-z][a-z\d+.-]*:)?(?:\/\/)?/i, '').replace(/\/$/, '');
}
