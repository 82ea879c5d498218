import { useStrings } from '../context/context.ts';
import { TocList } from './TocList.tsx';
import type { ReactNode } from 'react';
import type { TocItemProps } from '../../shared/main-props.ts';

export interface TocFoldProps {
  /** The headings of the page, nested. */
  readonly items: readonly TocItemProps[];
}

/**
 * Renders the table of contents as a closed fold, for screens without room beside the text. A
 * script shows the list as a sheet instead, and the current section in place of the
 * label.
 */
export function TocFold({ items }: TocFoldProps): ReactNode {
  const strings = useStrings();
  if (items.length === 0) return null;
  return (
    <details className="toc-fold">
      <summary>{strings['theme.TOCCollapsible.toggleButtonLabel']}</summary>
      <TocList items={items} />
    </details>
  );
}
