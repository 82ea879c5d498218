import { CachedFragment } from '../context/CachedFragment.tsx';
import { Link } from '../layout/Link.tsx';
import { SidebarBranch } from './SidebarBranch.tsx';
import { entryClass, SidebarLabel } from './SidebarLabel.tsx';
import { SidebarCategory } from './SidebarCategory.tsx';
import type { ReactNode } from 'react';
import type { SidebarItemProps } from '../../shared/sidebar-props.ts';

interface SidebarListProps {
  readonly items: readonly SidebarItemProps[];
  /** Name of the list in the file that holds the whole tree. */
  readonly list: string | null;
  readonly className?: string;
  /** The list contains the current page, so other pages cannot share its HTML. */
  readonly isOwn: boolean;
}

/** Renders a list of the sidebar's entries, with their nested lists. */
export function SidebarList({ items, list, className, isOwn }: SidebarListProps): ReactNode {
  const attributes = { className, 'data-list': list ?? undefined };
  const entries = <SidebarItems items={items} />;
  if (isOwn) return <ul {...attributes}>{entries}</ul>;
  return (
    <CachedFragment as="ul" {...attributes}>
      {entries}
    </CachedFragment>
  );
}

function SidebarItems({ items }: Pick<SidebarListProps, 'items'>): ReactNode {
  return items.map((item, index) => <SidebarItem key={index} item={item} />);
}

function SidebarItem({ item }: { readonly item: SidebarItemProps }): ReactNode {
  switch (item.type) {
    case 'category':
      return (
        <SidebarCategory category={item}>
          <SidebarList items={item.items} list={item.list} isOwn={item.active} />
        </SidebarCategory>
      );
    case 'branch':
      return <SidebarBranch branch={item} />;
    case 'more':
      return (
        <li className="tree-more">
          <a className="tree-link" href={item.href} data-list={item.list} data-count={item.count}>
            {item.label}
          </a>
        </li>
      );
    case 'link':
      return (
        <li className={entryClass('', item)}>
          <Link
            className="tree-link"
            href={item.href}
            external={item.external}
            aria-current={item.current ? 'page' : undefined}
          >
            <SidebarLabel entry={item} />
          </Link>
        </li>
      );
    case 'heading':
      return (
        <li className={entryClass('tree-title', item)}>
          <SidebarLabel entry={item} />
        </li>
      );
    case 'divider':
      return <li className="tree-divider" role="separator" />;
    case 'html':
      return <li className={entryClass('tree-html', item)} dangerouslySetInnerHTML={{ __html: item.html }} />;
  }
}
