import { Icon } from '../icons/Icon.tsx';
import { isIconName } from '../icons/icon-paths.ts';
import { Label } from '../layout/Label.tsx';
import { Link } from '../layout/Link.tsx';
import { unsearched } from '../layout/unsearched.ts';
import type { ReactNode } from 'react';
import type { CardProps } from '../../shared/main-props.ts';

export interface CategoryCardsProps {
  /** A card for each page. */
  readonly cards: readonly CardProps[];
}

/** Renders the pages of a category as cards. */
export function CategoryCards({ cards }: CategoryCardsProps): ReactNode {
  return (
    <ul className="cards" {...unsearched}>
      {cards.map((card, index) => (
        <li key={index} className="card">
          {card.icon !== null && (
            <span className="card-icon">
              {isIconName(card.icon) ? <Icon name={card.icon} /> : <span aria-hidden="true">{card.icon}</span>}
            </span>
          )}
          <Link className="card-title" href={card.href} external={card.external}>
            <Label language={card.language}>{card.label}</Label>
          </Link>
          {card.description !== null && (
            <p className="card-text">
              <Label language={card.textLanguage}>{card.description}</Label>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
