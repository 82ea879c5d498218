import { useStrings } from '../context/context.ts';
import { surround, useSlotPage } from '../slots/fill-slot.ts';
import { PageActions } from './PageActions.tsx';
import { TocList } from './TocList.tsx';
import type { ReactNode } from 'react';
import type { PageActionProps, TocItemProps } from '../../shared/main-props.ts';

export interface TableOfContentsProps {
  /** The headings of the page, nested. */
  readonly items: readonly TocItemProps[];
  /** What readers can do with the page. Default: nothing. */
  readonly actions?: readonly PageActionProps[] | undefined;
}

/**
 * Renders the table of contents beside the text on wide screens, with what readers can do with the
 * page under it.
 */
export function TableOfContents({ items, actions }: TableOfContentsProps): ReactNode {
  const strings = useStrings();
  const page = useSlotPage();
  const toc = items.length > 0 && (
    <nav className="toc" aria-label={strings['theme.TOC.navAriaLabel']}>
      <p className="toc-title">{strings['theme.TOCCollapsible.toggleButtonLabel']}</p>
      <TocList items={items} />
    </nav>
  );
  const part = actions === undefined ? toc : [toc, <PageActions key="actions" actions={actions} />];
  const whole = surround('Toc', part, page && { ...page, toc: items });
  return whole === toc ? toc : <div className="toc-column">{whole}</div>;
}
