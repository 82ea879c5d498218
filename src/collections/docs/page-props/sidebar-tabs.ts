import type { SidebarProps, SidebarTabProps } from '../../../shared/sidebar-props.ts';
import type { LocaleContext } from '../../../site/graph/site.ts';
import type { Docs } from '../graph/docs.ts';
import { firstLink } from './node-link.ts';

/**
 * Returns the links above a sidebar to the sidebars of the same version; an empty object for a
 * collection without them. A sidebar that the version lacks or that has no page is left out.
 */
export function createTabs(context: LocaleContext, docs: Docs, shown: string): Pick<SidebarProps, 'tabs'> {
  const tabs = docs.set.collection.sidebarTabs.flatMap(({ sidebar, label, icon }): readonly SidebarTabProps[] => {
    const first = firstLink(context, docs, docs.sidebars.get(sidebar) ?? []);
    if (first === null) return [];
    const { href, external } = first;
    return [{ label: context.text(label), href, external, current: sidebar === shown, ...(icon && { icon }) }];
  });
  return tabs.length === 0 ? {} : { tabs };
}
