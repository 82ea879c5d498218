import { InlineRuns } from './InlineRuns.tsx';
import type { ReactNode } from 'react';
import type { TocItemProps } from '../../shared/main-props.ts';

/** Renders the headings of a page as nested links. */
export function TocList({ items }: { readonly items: readonly TocItemProps[] }): ReactNode {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          <a href={`#${item.id}`}>
            <InlineRuns runs={item.label} />
          </a>
          {item.items.length > 0 && <TocList items={item.items} />}
        </li>
      ))}
    </ul>
  );
}
