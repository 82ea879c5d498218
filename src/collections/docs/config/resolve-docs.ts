import type { DocsCollection } from './collection.ts';
import type { DocsCollectionConfig } from './fields.ts';
import { resolveVersions } from './resolve-versions.ts';
import { hasStyledItems } from './sidebar/item-styles.ts';

/** Returns a collection of docs with all defaults filled in. */
export function resolveDocs(key: string, options: DocsCollectionConfig): DocsCollection {
  const { versions, latest } = resolveVersions(key, options);
  const { autoCollapseCategories = false, hideableSidebar = false, sidebarTabs = [] } = options;
  const { sidebarItemsGenerator = null } = options;
  const extras: Readonly<Record<string, boolean>> = {
    // Nobody knows what a generator will return.
    'sidebar-items':
      sidebarItemsGenerator !== null ||
      versions.some(({ sidebars }) => Object.values(sidebars.items).some(hasStyledItems)),
    'auto-collapse': autoCollapseCategories,
    'hideable-sidebar': hideableSidebar,
    'sidebar-tabs': sidebarTabs.length > 0,
    'version-badge': versions.some(({ badge }) => badge),
  };
  return {
    type: 'docs',
    key,
    title: options.title ?? null,
    path: options.path ?? key,
    head: options.head,
    folders: versions.flatMap(({ folder, ref }) => (ref === null ? [folder] : [])),
    numberPrefixParser: options.numberPrefixParser ?? true,
    sidebarItemsGenerator,
    versions,
    latest,
    rememberVersion: options.rememberVersion ?? true,
    sidebarTabs,
    autoCollapseCategories,
    ...(hideableSidebar && { hideableSidebar }),
    styleExtras: Object.keys(extras).filter((name) => extras[name]),
  };
}
