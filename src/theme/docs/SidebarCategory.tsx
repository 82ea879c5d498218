import { useStrings } from '../context/context.ts';
import { formatMessage } from '../../shared/strings/format-message.ts';
import { entryClass, SidebarLabel } from './SidebarLabel.tsx';
import type { ReactNode } from 'react';
import type { SidebarCategoryProps } from '../../shared/sidebar-props.ts';

export interface CategoryProps {
  /** The category: label, address, and whether it is open. */
  readonly category: SidebarCategoryProps;
}

function CategoryLink({ category }: CategoryProps): ReactNode {
  return (
    <a className="tree-link" href={category.href ?? undefined} aria-current={category.current ? 'page' : undefined}>
      <SidebarLabel entry={category} />
    </a>
  );
}

/** The style sheet shows one of the two labels, so that the caret says what a click does. */
function Caret({ label }: { readonly label: string }): ReactNode {
  const strings = useStrings();
  return (
    <summary className="tree-caret">
      <span className="visually-hidden when-closed">
        {formatMessage(strings['theme.DocSidebarItem.expandCategoryAriaLabel'], { label })}
      </span>
      <span className="visually-hidden when-open">
        {formatMessage(strings['theme.DocSidebarItem.collapseCategoryAriaLabel'], { label })}
      </span>
    </summary>
  );
}

export interface SidebarCategoryComponentProps extends CategoryProps {
  /** The list of its items. */
  readonly children: ReactNode;
}

/**
 * Renders a category of the sidebar: a collapsible list, a link with a collapsible list beside it,
 * or a heading over its items.
 */
export function SidebarCategory({ category, children }: SidebarCategoryComponentProps): ReactNode {
  const className = entryClass(category.active ? 'tree-category active' : 'tree-category', category);
  if (!category.collapsible) {
    return (
      <li className={className}>
        {category.href === null ? (
          <span className="tree-heading">
            <SidebarLabel entry={category} />
          </span>
        ) : (
          <CategoryLink category={category} />
        )}
        {children}
      </li>
    );
  }
  return (
    <li className={className}>
      {category.href !== null && <CategoryLink category={category} />}
      <details open={category.open} name={category.group}>
        {category.href === null ? (
          <summary className="tree-link">
            <SidebarLabel entry={category} />
          </summary>
        ) : (
          <Caret label={category.label} />
        )}
        {children}
      </details>
    </li>
  );
}
