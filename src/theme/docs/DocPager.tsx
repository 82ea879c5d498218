import { useStrings } from '../context/context.ts';
import { Pager } from './Pager.tsx';
import type { ReactNode } from 'react';
import type { PagerLinkProps } from '../../shared/main-props.ts';

export interface DocPagerProps {
  /** The previous doc; null for none. */
  readonly previous: PagerLinkProps | null;
  /** The next doc; null for none. */
  readonly next: PagerLinkProps | null;
}

/** Renders the links to the neighboring pages of the documentation. */
export function DocPager({ previous, next }: DocPagerProps): ReactNode {
  const strings = useStrings();
  return (
    <Pager
      label={strings['theme.docs.paginator.navAriaLabel']}
      previous={previous}
      next={next}
      previousText={strings['theme.docs.paginator.previous']}
      nextText={strings['theme.docs.paginator.next']}
    />
  );
}
