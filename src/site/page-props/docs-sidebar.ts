import type { SidebarItemProps, SidebarProps } from '../../shared/page-props.ts';
import { formatPlural } from '../../theme/strings/strings.ts';
import type { Docs } from '../graph/docs.ts';
import { firstLink, nodeLink } from '../navigation/node-link.ts';
import type { LocaleContext } from '../graph/page-context.ts';
import { choosePart, type SidebarPart } from '../sidebars/choose-part.ts';
import type { CategoryRoute, DocRoute } from '../graph/route.ts';
import { placeOfRoute } from '../graph/route-place.ts';
import { isListed, isUnlisted, type SidebarCategory, type SidebarNode } from '../sidebars/sidebar.ts';
import { treeFile } from '../graph/tree-file.ts';

/** What a sidebar is printed from. */
interface Printer {
  readonly context: LocaleContext;
  readonly docs: Docs;
  /** Address of the page that the sidebar stands beside; null for the file with the whole tree. */
  readonly currentUrl: string | null;
  /** What the page holds of it; null for all. */
  readonly part: SidebarPart | null;
}

/** Returns the sidebar of a doc or of a category page, null for none. */
export function createDocsSidebar(
  context: LocaleContext,
  docs: Docs,
  route: DocRoute | CategoryRoute,
): SidebarProps | null {
  const name = route.sidebar;
  const nodes = name === null ? undefined : docs.sidebars.get(name);
  if (name === null || !nodes) return null;
  const renderer = { context, docs, currentUrl: route.url, part: null };
  if (!docs.longSidebars.has(name)) return { kind: 'docs', items: listItems(renderer, nodes, ''), treeHref: null };
  const part = choosePart(nodes, placeOfRoute(docs, route)?.indices ?? []);
  const items = listItems({ ...renderer, part }, nodes, '');
  return { kind: 'docs', items, treeHref: context.to.file(treeFile(docs, name)) };
}

/** Returns every entry of a sidebar, for the file from which pages get what they do not hold. */
export function createWholeTree(context: LocaleContext, docs: Docs, name: string): readonly SidebarItemProps[] {
  return listItems({ context, docs, currentUrl: null, part: null }, docs.sidebars.get(name) ?? [], '');
}

/** `list` is the name of the list: the indices that lead to it. */
function listItems(renderer: Printer, nodes: readonly SidebarNode[], list: string): readonly SidebarItemProps[] {
  const { start, end } = renderer.part?.get(nodes) ?? { start: 0, end: nodes.length };
  const shown = nodes.slice(start, end).map((node, at) => item(renderer, node, `${list}/${start + at}`));
  const [before, after] = [nodes.slice(0, start).toReversed(), nodes.slice(end)];
  return [more(renderer, before, list), ...shown, more(renderer, after, list)].filter((entry) => entry !== null);
}

/** An unlisted doc shows only on its own page; a category of which nothing shows is a link to its page, or nothing. */
function item(renderer: Printer, node: SidebarNode, list: string): SidebarItemProps | null {
  const { context, docs, currentUrl } = renderer;
  const link = nodeLink(context, docs, node);
  const current = currentUrl !== null && link?.url === currentUrl;
  const shownLink = isUnlisted(node) && !current ? null : link;
  if (node.type !== 'category') {
    if (shownLink === null) return null;
    const { href, external } = shownLink;
    return { type: 'link', label: node.label, href, external, current };
  }
  const href = shownLink?.href ?? null;
  if (renderer.part?.has(node.items) === false) return branch(renderer, { node, href, list });
  const items = listItems(renderer, node.items, list);
  if (items.length === 0)
    return href === null ? null : { type: 'link', label: node.label, href, external: false, current };
  const { label, collapsible } = node;
  const active = current || items.some(isActive);
  const open = active || !collapsible || !node.collapsed;
  return {
    type: 'category',
    label,
    href,
    current,
    active,
    open,
    collapsible,
    list: currentUrl === null ? list : null,
    items,
  };
}

interface Branch {
  readonly node: SidebarCategory;
  /** Its own page. */
  readonly href: string | null;
  readonly list: string;
}

/** A category whose items are left out. Without scripts it leads to its page, or to its first one, where they show. */
function branch({ context, docs }: Printer, { node, href, list }: Branch): SidebarItemProps | null {
  const { label } = node;
  const first = firstLink(context, docs, node.items);
  if (first === null) return href === null ? null : { type: 'link', label, href, external: false, current: false };
  return { type: 'branch', label, href: href ?? first.href, hasPage: href !== null, list };
}

/** The entries are those of a list that are left out, the nearest to the shown ones first. */
function more({ context, docs }: Printer, nodes: readonly SidebarNode[], list: string): SidebarItemProps | null {
  const link = firstLink(context, docs, nodes);
  if (link === null) return null;
  const count = nodes.filter(isListed).length;
  const forms = context.strings['theme.docs.sidebar.more.plurals'];
  const label = formatPlural({ forms, count, lang: context.locale.htmlLang });
  return { type: 'more', label, href: link.href, count, list };
}

function isActive(entry: SidebarItemProps): boolean {
  return entry.type === 'category' ? entry.active : entry.type === 'link' && entry.current;
}
