import { Icon } from '../icons/Icon.tsx';
import { isIconName } from '../icons/icon-paths.ts';
import type { ReactNode } from 'react';
import type { HomeFeatureProps, HomeSectionProps } from '../../shared/main-props.ts';

export interface HomeSectionComponentProps {
  readonly section: HomeSectionProps;
  readonly className: string;
}

function Feature({ feature }: { readonly feature: HomeFeatureProps }): ReactNode {
  return (
    <li className="card">
      {feature.icon !== null && isIconName(feature.icon) && (
        <span className="card-icon">
          <Icon name={feature.icon} />
        </span>
      )}
      <h3 className="card-title">
        {feature.href === null ? feature.title : <a href={feature.href}>{feature.title}</a>}
      </h3>
      <p className="card-text">{feature.text}</p>
    </li>
  );
}

/** Renders a titled grid of what the product can do. */
export function HomeSection({ section, className }: HomeSectionComponentProps): ReactNode {
  return (
    <section className={`home-section ${className}`}>
      <h2>{section.title}</h2>
      {section.text !== null && <p className="lead">{section.text}</p>}
      <ul className="cards">
        {section.items.map((feature, index) => (
          <Feature key={index} feature={feature} />
        ))}
      </ul>
    </section>
  );
}
