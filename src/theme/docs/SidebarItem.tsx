import { Link } from '../layout/Link.tsx';
import { SidebarCategory } from './SidebarCategory.tsx';
import type { ReactNode } from 'react';
import type { SidebarItemProps } from '../../shared/page-props.ts';

/** Prints one entry of the sidebar, with what lies below it. */
export function SidebarItem({ item }: { readonly item: SidebarItemProps }): ReactNode {
  if (item.type === 'category') {
    return (
      <SidebarCategory category={item}>
        {item.items.map((child, index) => (
          <SidebarItem key={index} item={child} />
        ))}
      </SidebarCategory>
    );
  }
  return (
    <li>
      <Link
        className="tree-link"
        href={item.href}
        external={item.external}
        aria-current={item.current ? 'page' : undefined}
      >
        {item.label}
      </Link>
    </li>
  );
}
