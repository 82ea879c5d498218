import { usePage } from '../context/context.ts';
import { TocList } from '../docs/TocList.tsx';
import type { ReactNode } from 'react';

/** Renders the table of contents of the page inside its text. */
export function TOCInline(): ReactNode {
  const { toc } = usePage();
  if (toc.length === 0) return null;
  return (
    <div className="toc-inline">
      <TocList items={toc} />
    </div>
  );
}
