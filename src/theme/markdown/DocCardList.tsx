import { usePage } from '../context.ts';
import { CategoryCards } from '../docs/CategoryCards.tsx';
import type { ReactNode } from 'react';

/** Prints cards of the pages around this one in the sidebar, or of the category whose page this is. */
export function DocCardList(): ReactNode {
  const { cards } = usePage();
  return cards.length === 0 ? null : <CategoryCards cards={cards} />;
}
