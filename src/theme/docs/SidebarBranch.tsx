import { useStrings } from '../context/context.ts';
import { formatMessage } from '../../shared/strings/format-message.ts';
import { entryClass, SidebarLabel } from './SidebarLabel.tsx';
import type { ReactNode } from 'react';
import type { SidebarBranchProps } from '../../shared/sidebar-props.ts';

/**
 * Renders a category whose items are not in the page: a link to a page that has them. Scripts turn
 * it into a collapsible category.
 */
export function SidebarBranch({ branch }: { readonly branch: SidebarBranchProps }): ReactNode {
  const strings = useStrings();
  const { label, href, hasPage, list } = branch;
  const expand = formatMessage(strings['theme.DocSidebarItem.expandCategoryAriaLabel'], { label });
  return (
    <li className={entryClass('tree-category closed', branch)}>
      <a className="tree-link" href={href} data-list={hasPage ? undefined : list}>
        <SidebarLabel entry={branch} />
      </a>
      {hasPage && <a className="tree-caret" href={href} data-list={list} aria-label={expand} />}
    </li>
  );
}
