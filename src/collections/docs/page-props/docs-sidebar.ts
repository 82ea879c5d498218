import type { SidebarItemProps, SidebarProps } from '../../../shared/sidebar-props.ts';
import type { LocaleContext } from '../../../site/graph/site.ts';
import { resolveHtml } from '../../../site/navigation/resolve-html.ts';
import type { Docs } from '../graph/docs.ts';
import type { CategoryRoute, DocRoute } from '../graph/docs-routes.ts';
import { placeOfRoute } from '../graph/route-place.ts';
import { treeFile } from '../graph/tree-file.ts';
import { choosePart, type SidebarPart } from '../sidebars/choose-part.ts';
import type { ListCounts } from '../sidebars/count-lists.ts';
import {
  isSeparator,
  isUnlisted,
  type SidebarCategory,
  type SidebarNode,
  type SidebarSeparator,
} from '../sidebars/sidebar.ts';
import { groupCategories, isActive } from './category-group.ts';
import { nodeLanguage } from './node-language.ts';
import { firstLink, nodeLink } from './node-link.ts';
import { createTabs } from './sidebar-tabs.ts';

/** Everything that the entries of one sidebar are made from. */
interface SidebarContext {
  readonly context: LocaleContext;
  readonly docs: Docs;
  /** Address of the page that shows the sidebar; null for the file with the whole tree. */
  readonly currentUrl: string | null;
  /** The part of the sidebar that the page contains; null for the whole sidebar. */
  readonly part: SidebarPart | null;
  /** The counts of the lists of which the page contains a part; null for the whole sidebar. */
  readonly counts: ReadonlyMap<readonly SidebarNode[], ListCounts> | null;
}

/** Returns the sidebar of a doc or of a category page; null for none. */
export function createDocsSidebar(context: LocaleContext, route: DocRoute | CategoryRoute): SidebarProps | null {
  const { docs, sidebar: name } = route;
  const nodes = name === null ? undefined : docs.sidebars.get(name);
  if (name === null || !nodes) return null;
  const sidebar = { context, docs, currentUrl: route.url, part: null, counts: null };
  const label = context.strings['theme.docs.sidebar.navAriaLabel'];
  const hideable = docs.set.collection.hideableSidebar && { isHideable: true as const };
  const props = { kind: 'docs', label, isTitled: false, ...hideable, ...createTabs(context, docs, name) };
  const counts = docs.longSidebars.get(name);
  if (!counts) return { ...props, items: listItems(sidebar, nodes, ''), treeHref: null };
  const part = choosePart(nodes, placeOfRoute(route)?.indices ?? []);
  const items = listItems({ ...sidebar, part, counts }, nodes, '');
  return { ...props, items, treeHref: context.to.file(treeFile(docs, name)) };
}

/** Returns every entry of a sidebar, for the file from which pages load the entries they lack. */
export function createWholeTree(context: LocaleContext, docs: Docs, name: string): readonly SidebarItemProps[] {
  return listItems({ context, docs, currentUrl: null, part: null, counts: null }, docs.sidebars.get(name) ?? [], '');
}

/** Returns the entries of one list. `list` is its name: the indices of its ancestors, as a path. */
function listItems(sidebar: SidebarContext, nodes: readonly SidebarNode[], list: string): readonly SidebarItemProps[] {
  const { start, end } = sidebar.part?.get(nodes) ?? { start: 0, end: nodes.length };
  const shown = nodes.slice(start, end).map((node, at) => item(sidebar, node, `${list}/${start + at}`));
  const counts = sidebar.counts?.get(nodes);
  const before = counts ? more(sidebar, { nodes, from: start, to: 0, counts, list }) : null;
  const after = counts ? more(sidebar, { nodes, from: end, to: nodes.length, counts, list }) : null;
  const items = [before, ...shown, after].filter((entry) => entry !== null);
  return sidebar.docs.set.collection.autoCollapseCategories ? groupCategories(items, list) : items;
}

/**
 * Returns one entry; null if it is not shown. An unlisted doc is shown only on its own page. A
 * category without visible items becomes a link to its page, or is left out if it has no page.
 */
function item(sidebar: SidebarContext, node: SidebarNode, list: string): SidebarItemProps | null {
  const { context, docs, currentUrl } = sidebar;
  if (isSeparator(node)) return separatorItem(context, node);
  const link = nodeLink(context, docs, node);
  const current = currentUrl !== null && link?.url === currentUrl;
  const shownLink = isUnlisted(node) && !current ? null : link;
  const named = { label: node.label, ...nodeLanguage(context, node), ...node.look };
  if (node.type !== 'category') {
    if (shownLink === null) return null;
    const { href, external } = shownLink;
    return { type: 'link', href, external, current, ...named };
  }
  const href = shownLink?.href ?? null;
  if (sidebar.part?.has(node.items) === false) return branch(sidebar, { node, href, list });
  const items = listItems(sidebar, node.items, list);
  if (!items.some(showsSomething))
    return href === null ? null : { type: 'link', href, external: false, current, ...named };
  const { collapsible } = node;
  const active = current || items.some(isActive);
  const open = active || !collapsible || !node.collapsed;
  return {
    type: 'category',
    href,
    current,
    active,
    open,
    collapsible,
    list: currentUrl === null ? list : null,
    ...named,
    items,
  };
}

function separatorItem(context: LocaleContext, node: SidebarSeparator): SidebarItemProps {
  switch (node.type) {
    case 'divider':
      return node;
    case 'heading':
      return { type: 'heading', label: node.label, ...node.look };
    case 'html': {
      const { className } = node;
      return { type: 'html', html: resolveHtml(context, node.html), ...(className !== undefined && { className }) };
    }
  }
}

interface Branch {
  readonly node: SidebarCategory;
  /** Address of the category's own page; null for none. */
  readonly href: string | null;
  readonly list: string;
}

/**
 * Returns the entry of a category whose items are left out. Without scripts it is a link to its own
 * page or to its first item, and that page shows the items.
 */
function branch({ context, docs }: SidebarContext, { node, href, list }: Branch): SidebarItemProps | null {
  const named = { label: node.label, ...nodeLanguage(context, node), ...node.look };
  const first = firstLink(context, docs, node.items);
  if (first === null) return href === null ? null : { type: 'link', href, external: false, current: false, ...named };
  return { type: 'branch', href: href ?? first.href, hasPage: href !== null, list, ...named };
}

interface LeftOut {
  readonly nodes: readonly SidebarNode[];
  /** The nodes that are left out are between these indices. The first is nearest to those shown. */
  readonly from: number;
  readonly to: number;
  readonly counts: ListCounts;
  readonly list: string;
}

/** Returns the entry for the nodes of a list that are left out; null if none of them has a page. */
function more({ context, docs }: SidebarContext, leftOut: LeftOut): SidebarItemProps | null {
  const { nodes, from, to, counts, list } = leftOut;
  const link = firstLink(context, docs, nodesBetween(nodes, from, to));
  if (link === null) return null;
  const countIn = (sums: readonly number[]) => Math.abs((sums[to] ?? 0) - (sums[from] ?? 0));
  const forms = context.strings['theme.docs.sidebar.more.plurals'];
  const label = context.formatPlural(forms, countIn(counts.listed));
  return { type: 'more', label, href: link.href, count: countIn(counts.shown), list };
}

/** Yields the nodes between two indices, the one at `from` first. */
function* nodesBetween(nodes: readonly SidebarNode[], from: number, to: number): Generator<SidebarNode> {
  const step = from < to ? 1 : -1;
  for (let place = from; place !== to; place += step) {
    const node = nodes[step === 1 ? place : place - 1];
    if (node) yield node;
  }
}

function showsSomething({ type }: SidebarItemProps): boolean {
  return type !== 'heading' && type !== 'divider';
}
