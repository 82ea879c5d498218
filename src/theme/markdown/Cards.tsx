import { Children } from 'react';
import type { ReactNode } from 'react';

function isBlank(node: ReactNode): boolean {
  return typeof node === 'string' && node.trim() === '';
}

/** Renders cards, side by side if there is room. */
export function Cards({ children }: { readonly children?: ReactNode }): ReactNode {
  const cards = Children.toArray(children).filter((child) => !isBlank(child));
  return (
    <ul className="cards">
      {cards.map((card, index) => (
        <li key={index}>{card}</li>
      ))}
    </ul>
  );
}
