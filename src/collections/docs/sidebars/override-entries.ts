import type { LocalizedText } from '../../../shared/localized-text.ts';
import type { SidebarOverrideConfig } from '../config/sidebar/fields.ts';
import { docNode, folderOf } from './autogenerate.ts';
import { itemLook } from './item-look.ts';
import { type SidebarCategory, type SidebarDoc, type SidebarNode, walkSidebar } from './sidebar.ts';

interface Overriding {
  /** What replaces labels and looks, by the names of entries. */
  readonly overrides: ReadonlyMap<string, SidebarOverrideConfig | false>;
  readonly text: (value: LocalizedText) => string;
}

/**
 * Returns the names that overrides may use for generated entries: the ids of docs, and the paths of
 * folders with a slash at the end.
 */
export function overrideNames(nodes: readonly SidebarNode[]): readonly string[] {
  return walkSidebar(nodes).flatMap((node) => {
    if (node.type === 'doc') return [node.doc.id];
    if (node.type !== 'category') return [];
    return node.link?.type === 'doc' ? [folderName(node), node.link.doc.id] : [folderName(node)];
  });
}

/** Returns generated entries with their overrides. */
export function overrideEntries(nodes: readonly SidebarNode[], overriding: Overriding): readonly SidebarNode[] {
  return nodes.flatMap((node) => {
    if (node.type === 'doc') return relabel(node, node.doc.id, overriding) ?? [];
    return node.type === 'category' ? overrideFolder(node, overriding) : node;
  });
}

/**
 * Returns the entry of a folder. Without the doc that is its page, it is a heading over its
 * entries; without entries, it is a link to that doc.
 */
function overrideFolder(node: SidebarCategory, overriding: Overriding): readonly SidebarNode[] {
  const folder = relabel(node, folderName(node), overriding);
  if (folder === null) return [];
  const items = overrideEntries(node.items, overriding);
  const doc = folder.link?.type === 'doc' ? folder.link.doc : null;
  const named = doc === null ? folder : relabel(folder, doc.id, overriding);
  if (items.length > 0) return [named === null ? { ...folder, link: null, items } : { ...named, items }];
  return named === null || doc === null ? [] : [{ ...docNode(doc), label: named.label }];
}

/** Returns an entry with the override of a name; null if it is left out. */
function relabel<Node extends SidebarDoc | SidebarCategory>(
  node: Node,
  name: string,
  { overrides, text }: Overriding,
): Node | null {
  const override = overrides.get(name);
  if (override === undefined) return node;
  if (override === false) return null;
  const { look } = itemLook(override, text);
  const label = override.label === undefined ? node.label : text(override.label);
  return { ...node, label, ...(look && { look: { ...node.look, ...look } }) };
}

function folderName(node: SidebarCategory): string {
  return `${folderOf(node)}/`;
}
