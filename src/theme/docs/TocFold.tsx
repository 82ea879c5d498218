import { useStrings } from '../context.ts';
import { TocList } from './TocList.tsx';
import type { ReactNode } from 'react';
import type { TocItemProps } from '../../shared/main-props.ts';

/** Prints the table of contents as a closed box above the text, for screens without room beside it. */
export function TocFold({ items }: { readonly items: readonly TocItemProps[] }): ReactNode {
  const strings = useStrings();
  if (items.length === 0) return null;
  return (
    <details className="toc-fold">
      <summary>{strings['theme.TOCCollapsible.toggleButtonLabel']}</summary>
      <TocList items={items} />
    </details>
  );
}
