import { useStrings } from '../context/context.ts';
import { formatMessage } from '../strings/strings.ts';
import type { ReactNode } from 'react';
import type { SidebarBranchProps } from '../../shared/page-props.ts';

/** Prints a category whose items are not on the page: a link to where they are, which scripts make a fold. */
export function SidebarBranch({ branch }: { readonly branch: SidebarBranchProps }): ReactNode {
  const strings = useStrings();
  const { label, href, hasPage, list } = branch;
  const expand = formatMessage(strings['theme.DocSidebarItem.expandCategoryAriaLabel'], { label });
  return (
    <li className="tree-category closed">
      <a className="tree-link" href={href} data-list={hasPage ? undefined : list}>
        {label}
      </a>
      {hasPage && <a className="tree-caret" href={href} data-list={list} aria-label={expand} />}
    </li>
  );
}
