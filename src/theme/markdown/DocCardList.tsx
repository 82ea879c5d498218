import { UsageError } from '../../shared/usage-error.ts';
import { usePage } from '../context/context.ts';
import { CategoryCards } from '../docs/CategoryCards.tsx';
import type { ReactNode } from 'react';

export interface DocCardListProps {
  /** Other generators support this prop; here it is an error. */
  readonly items?: undefined;
}

/**
 * Renders cards of the pages around this one in the sidebar. If this is the page of a category,
 * renders cards of the pages in that category. Throws a `UsageError` on a page that is not a doc,
 * and for `items`.
 */
export function DocCardList({ items }: DocCardListProps): ReactNode {
  if (items !== undefined) {
    throw new UsageError(
      'it does not have `items`.',
      'Leave `items` out for cards of the pages around this one, or write the cards: `<Cards>` with a `<LinkCard>` for each page.',
    );
  }
  const { cards } = usePage();
  if (cards === null) {
    throw new UsageError(
      'it lists the pages around a doc, but this page is not in a docs collection.',
      "Move the page into a collection with `type: 'docs'`, or write the cards: `<Cards>` with a `<LinkCard>` for each page.",
    );
  }
  return cards.length === 0 ? null : <CategoryCards cards={cards} />;
}
