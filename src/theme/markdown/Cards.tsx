import { Children } from 'react';
import type { ReactNode } from 'react';

function isBlank(node: ReactNode): boolean {
  return typeof node === 'string' && node.trim() === '';
}

export interface CardsProps {
  /** `Card` and `LinkCard` elements. */
  readonly children?: ReactNode;
}

/** Renders cards, side by side if there is room. */
export function Cards({ children }: CardsProps): ReactNode {
  const cards = Children.toArray(children).filter((child) => !isBlank(child));
  return (
    <ul className="cards">
      {cards.map((card, index) => (
        <li key={index}>{card}</li>
      ))}
    </ul>
  );
}
