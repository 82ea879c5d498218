import type { ReactNode } from 'react';
import type { PageIndexEntry } from '../../shared/main-props.ts';

/** Prints a list of pages, and below each those that lie in it. */
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
