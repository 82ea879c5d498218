import { localize } from '../../../config/localize.ts';
import type { LocalizedText } from '../../../shared/localized-text.ts';
import { pathText } from '../../../config/validate.ts';
import type { SidebarCategoryConfig } from '../config/sidebar/fields.ts';
import { docNode, folderOf } from './autogenerate.ts';
import { findDoc, type ItemContext, type Path, report } from './item-context.ts';
import { itemLook } from './item-look.ts';
import { type CategoryLink, linkDescription, type SidebarNode } from './sidebar.ts';

interface CategoryParts {
  /** Path of the category in the configuration. */
  readonly path: Path;
  readonly items: readonly SidebarNode[];
}

/** Returns the node of a category of the configuration, or what is left of it without its items. */
export function configuredCategory(
  context: ItemContext,
  item: SidebarCategoryConfig,
  { path, items }: CategoryParts,
): readonly SidebarNode[] {
  const { config, set } = context;
  const text = (value: LocalizedText) => localize(value, set.locale);
  const label = text(item.label);
  const own = item.description === undefined ? null : text(item.description);
  const link = configuredLink(context, item, { label, description: own, path });
  const description = own ?? linkDescription(link);
  const key = categoryKey(context, item, path);
  if (items.length === 0) {
    // If all items are drafts, only the link to the category's own doc is left, or nothing. A list
    // without any items is the author's mistake.
    if (item.items.length === 0) {
      const title = `The sidebar category "${label}" has no items`;
      report(context, path, { code: 'empty-sidebar', title, hint: 'Give it items, or remove it.' });
    }
    return link?.type === 'doc' ? [docNode(link.doc)] : [];
  }
  const folder = set.categories.get(folderOf({ key }));
  const sourceLabel = folder?.sourceLabel ?? localize(item.label, config.locales[0]);
  const { collapsible = true, collapsed = true } = item;
  const state = { collapsible, collapsed, link, file: folder?.file ?? config.file };
  return [{ type: 'category', key, label, sourceLabel, description, ...state, ...itemLook(item, text), items }];
}

/**
 * Returns what identifies a category: the key that it is given, or else its place. A generator of
 * the site gets the categories of folders with their keys.
 */
function categoryKey(context: ItemContext, { key }: SidebarCategoryConfig, path: Path): string {
  const { set, keys, generatedFor } = context;
  if (key === undefined) {
    const place = generatedFor ? [...generatedFor, ...path.slice(generatorDepth)] : path;
    return `item:${place.slice(set.version.sidebars.path.length).join('.')}`;
  }
  if (generatedFor && set.categories.has(folderOf({ key }))) return key;
  const other = keys.get(key);
  if (other === undefined) keys.set(key, pathText(path));
  else {
    const title = `The key \`${key}\` belongs to two categories: \`${other}\` and \`${pathText(path)}\``;
    report(context, [...path, 'key'], {
      code: 'conflicting-config-values',
      title,
      hint: 'Give one of them another key.',
    });
  }
  return `key:${key}`;
}

/**
 * The length of the path of a generator in the configuration:
 * `collections.docs.sidebarItemsGenerator`.
 */
const generatorDepth = 3;

interface CategoryTexts {
  readonly label: string;
  readonly description: string | null;
  readonly path: Path;
}

function configuredLink(
  context: ItemContext,
  { link }: SidebarCategoryConfig,
  { label, description, path }: CategoryTexts,
): CategoryLink | null {
  if (link === undefined) return null;
  if (typeof link === 'object' && 'doc' in link) {
    const doc = findDoc(context, link.doc, [...path, 'link', 'doc']);
    return doc ? { type: 'doc', doc } : null;
  }
  const { config, set } = context;
  const text = (value: LocalizedText) => localize(value, set.locale);
  const { slug = null, title, description: own, keywords, image } = link === 'generated-index' ? {} : link;
  return {
    type: 'generated-index',
    slug,
    title: title === undefined ? label : text(title),
    description: own === undefined ? description : text(own),
    ...(keywords && { keywords }),
    ...(image !== undefined && { image: { src: image, place: config.locate([...path, 'link', 'image']) } }),
  };
}
