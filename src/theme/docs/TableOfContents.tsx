import { useStrings } from '../context/context.ts';
import { surround, useSlotPage } from '../slots/fill-slot.ts';
import { TocList } from './TocList.tsx';
import type { ReactNode } from 'react';
import type { TocItemProps } from '../../shared/main-props.ts';

export interface TableOfContentsProps {
  /** The headings of the page, nested. */
  readonly items: readonly TocItemProps[];
}

/** Renders the table of contents beside the text on wide screens. */
export function TableOfContents({ items }: TableOfContentsProps): ReactNode {
  const strings = useStrings();
  const page = useSlotPage();
  const toc = items.length > 0 && (
    <nav className="toc" aria-label={strings['theme.TOC.navAriaLabel']}>
      <p className="toc-title">{strings['theme.TOCCollapsible.toggleButtonLabel']}</p>
      <TocList items={items} />
    </nav>
  );
  const whole = surround('Toc', toc, page && { ...page, toc: items });
  return whole === toc ? toc : <div className="toc-column">{whole}</div>;
}
