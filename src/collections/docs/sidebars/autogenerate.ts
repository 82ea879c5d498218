import { posix } from 'node:path';
import { groupBy } from '../../../shared/group-by.ts';
import { locateKey } from '../../../content/yaml-source.ts';
import type { Category, Doc, DocSet } from '../content/doc-set.ts';
import { docLook, folderLook } from './item-look.ts';
import {
  type CategoryLink,
  linkDescription,
  type SidebarCategory,
  type SidebarDoc,
  type SidebarNode,
} from './sidebar.ts';

interface Placed {
  readonly node: SidebarNode;
  readonly position: number | null;
  /** Name of the file or folder, including its number prefix. */
  readonly name: string;
}

const collator = new Intl.Collator('en', { numeric: true });

/**
 * Returns the sidebar entries of a folder: its docs and folders, sorted by position, then by name.
 * An index page without a position comes first, other entries without one last.
 */
export function autogenerate(set: DocSet, dir: string): readonly SidebarNode[] {
  return folderEntries(indexFolders(set), dir, null);
}

interface Folders {
  readonly set: DocSet;
  readonly docsIn: ReadonlyMap<string, readonly Doc[]>;
  readonly foldersIn: ReadonlyMap<string, readonly Category[]>;
}

function indexFolders(set: DocSet): Folders {
  const docsIn = groupBy(set.entries, (doc) => doc.dir);
  const foldersIn = groupBy(set.categories.values(), (category) => posix.dirname(category.dir));
  return { set, docsIn, foldersIn };
}

function folderEntries(folders: Folders, dir: string, shownByCategory: Doc | null): readonly SidebarNode[] {
  const docs = (folders.docsIn.get(dir) ?? [])
    .filter((doc) => doc !== shownByCategory)
    .map((doc): Placed => ({
      node: docNode(doc),
      // The page of a folder introduces the others.
      position: doc.position ?? (doc.isFolderIndex ? -Infinity : null),
      name: posix.basename(doc.source.rewrittenPath ?? doc.source.relativePath),
    }));
  const categories = (folders.foldersIn.get(dir) ?? []).flatMap((category): Placed[] => {
    const node = categoryNode(folders, category);
    return node ? [{ node, position: category.position, name: posix.basename(category.dir) }] : [];
  });
  return [...docs, ...categories].toSorted(byPlace).map(({ node }) => node);
}

function byPlace(a: Placed, b: Placed): number {
  const difference = (a.position ?? Infinity) - (b.position ?? Infinity);
  return Number.isNaN(difference) || difference === 0 ? collator.compare(a.name, b.name) : difference;
}

/** Returns the sidebar entry of a doc with its own label. */
export function docNode(doc: Doc): SidebarDoc {
  return { type: 'doc', doc, label: doc.frontMatter.sidebar_label ?? doc.title, ...docLook(doc) };
}

/** Returns the key of the category of a folder. */
export function folderKey(dir: string): string {
  return `dir:${dir}`;
}

/** Returns the folder of a category; empty for one that is no folder. */
export function folderOf({ key }: Pick<SidebarCategory, 'key'>): string {
  const start = folderKey('');
  return key.startsWith(start) ? key.slice(start.length) : '';
}

/** Returns the entry of a folder. A folder without items becomes a link to its page, or null. */
function categoryNode(folders: Folders, category: Category): SidebarNode | null {
  const link = categoryLink(folders, category);
  const items = folderEntries(folders, category.dir, link?.type === 'doc' ? link.doc : null);
  if (items.length === 0) return link?.type === 'doc' ? docNode(link.doc) : null;
  const { metadata } = category;
  const node: SidebarCategory = {
    type: 'category',
    key: folderKey(category.dir),
    label: category.label,
    sourceLabel: category.sourceLabel,
    isLabelOfSource: category.isLabelOfSource ?? false,
    description: metadata.description ?? linkDescription(link),
    collapsible: metadata.collapsible ?? true,
    collapsed: metadata.collapsed ?? true,
    link,
    file: category.file,
    ...folderLook(category, link?.type === 'doc' ? link.doc : null),
    items,
  };
  return node;
}

function categoryLink({ set, docsIn }: Folders, { dir, metadata, label, yaml }: Category): CategoryLink | null {
  const { link } = metadata;
  if (link === null) return null;
  if (link?.type === 'generated-index') {
    const { slug = null, title = label, description = metadata.description ?? null } = link;
    const { keywords, image } = link;
    return {
      type: 'generated-index',
      slug,
      title,
      description,
      ...(keywords && { keywords }),
      ...(image !== undefined && { image: { src: image, place: yaml && locateKey(yaml, ['link', 'image']) } }),
    };
  }
  const inFolder = docsIn.get(dir) ?? [];
  const doc = link ? set.entries.find(({ id }) => id === link.id) : inFolder.find(({ isFolderIndex }) => isFolderIndex);
  return doc ? { type: 'doc', doc } : null;
}
