import { Picture } from '../layout/Picture.tsx';
import { SectionHead } from './SectionHead.tsx';
import type { ReactNode } from 'react';
import type { LogoSectionProps } from '../../shared/home-props.ts';

/** Renders logos in a row, each as a link if it has a target. */
export function LogoSection({ section }: { readonly section: LogoSectionProps }): ReactNode {
  return (
    <section className="home-section">
      <SectionHead title={section.title} text={section.text} />
      <ul className="logos">
        {section.items.map(({ image, href, external }, index) => {
          const logo = <Picture picture={image} isLazy />;
          const newTab = external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
          return (
            <li key={index}>
              {href === null ? (
                logo
              ) : (
                <a href={href} {...newTab}>
                  {logo}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
