import { Icon } from '../icons/Icon.tsx';
import { isIconName } from '../icons/icon-paths.ts';
import { SectionHead } from './SectionHead.tsx';
import type { ReactNode } from 'react';
import type { CardSectionProps, HomeCardProps } from '../../shared/home-props.ts';

function Card({ card }: { readonly card: HomeCardProps }): ReactNode {
  return (
    <li className="card">
      {card.icon !== null && isIconName(card.icon) && (
        <span className="card-icon">
          <Icon name={card.icon} />
        </span>
      )}
      <h3 className="card-title">{card.href === null ? card.title : <a href={card.href}>{card.title}</a>}</h3>
      <p className="card-text">{card.text}</p>
    </li>
  );
}

/** Renders a titled grid of cards: what the product can do, or what it works with. */
export function CardSection({ section }: { readonly section: CardSectionProps }): ReactNode {
  return (
    <section className={`home-section home-${section.type}`}>
      <SectionHead title={section.title} text={section.text} />
      <ul className="cards">
        {section.items.map((card, index) => (
          <Card key={index} card={card} />
        ))}
      </ul>
    </section>
  );
}
