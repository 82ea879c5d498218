import type { ReactNode } from 'react';
import type { PageIndexEntry } from '../../shared/page-index.ts';

/** Renders a nested list of pages. */
export function PageIndex({ entries }: { readonly entries: readonly PageIndexEntry[] }): ReactNode {
  return (
    <ul className="page-index">
      {entries.map(({ label, href, items }, index) => (
        <li key={index}>
          {href === null ? label : <a href={href}>{label}</a>}
          {items.length > 0 && <PageIndex entries={items} />}
        </li>
      ))}
    </ul>
  );
}
