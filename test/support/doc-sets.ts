import type { Category, Doc, DocSet } from '../../src/collections/docs/content/doc-set.ts';
import type { SidebarNode } from '../../src/collections/docs/sidebars/sidebar.ts';

const locale = {
  name: 'en',
  label: 'English',
  direction: 'ltr',
  htmlLang: 'en',
  calendar: 'gregory',
  path: '',
  fallbacks: [],
  away: null,
} as const;
const sidebars = { items: {}, path: [] };
const version = {
  name: 'current',
  label: 'current',
  folder: 'docs',
  path: '',
  status: 'latest',
  noIndex: false,
  className: null,
  ref: null,
  banner: null,
  badge: false,
  sidebars,
} as const;
const collection = {
  type: 'docs',
  key: 'docs',
  title: null,
  path: 'docs',
  folders: ['docs'],
  numberPrefixParser: true,
  autoCollapseCategories: false,
  sidebarTabs: [],
  sidebarItemsGenerator: null,
  versions: [version],
  latest: 'current',
  rememberVersion: true,
} as const;

/** Returns a doc of a set for tests. */
export function doc(path: string, fields: Partial<Doc> = {}): Doc {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dir = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '.';
  return {
    source: { file: `content/en/docs/${path}.md`, relativePath: `${path}.md`, locale },
    originalFile: null,
    fallback: false,
    title: name,
    description: null,
    hasOwnHeading: false,
    draft: false,
    unlisted: false,
    yaml: { text: '', file: `content/en/docs/${path}.md`, lineOffset: 1 },
    id: path,
    slug: `/${path}`,
    dir,
    position: null,
    isFolderIndex: name === 'index',
    frontMatter: {},
    ...fields,
  };
}

/** Returns a folder of a set, by its path. */
export function category(dir: string, fields: Partial<Category> = {}): readonly [string, Category] {
  const label = dir.slice(dir.lastIndexOf('/') + 1);
  const metadata = fields.metadata ?? {};
  return [dir, { dir, file: null, metadata, sourceLabel: label, label, position: null, yaml: null, ...fields }];
}

/** Returns the docs of a collection with one locale and one version. */
export function docSet(docs: readonly Doc[], categories: readonly (readonly [string, Category])[] = []): DocSet {
  const tags = { tags: new Map(), tagsSource: 'content/en/docs' };
  const drafts = { draftIds: [], draftFiles: [] };
  return { collection, version, locale, entries: docs, categories: new Map(categories), ...tags, ...drafts };
}

/** Returns the labels of nodes, those of items in brackets. */
export function outline(nodes: readonly SidebarNode[]): string {
  return nodes
    .map((node) => (node.type === 'category' ? `${node.label}[${outline(node.items)}]` : 'label' in node && node.label))
    .join(' ');
}
