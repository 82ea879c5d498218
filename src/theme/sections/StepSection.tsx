import { SectionHead } from './SectionHead.tsx';
import type { ReactNode } from 'react';
import type { StepSectionProps } from '../../shared/home-props.ts';

/** Renders numbered steps side by side. */
export function StepSection({ section }: { readonly section: StepSectionProps }): ReactNode {
  return (
    <section className="home-section home-steps">
      <SectionHead title={section.title} text={section.text} />
      <ol>
        {section.items.map(({ title, text }, index) => (
          <li key={index}>
            <h3 className="card-title">{title}</h3>
            <p className="card-text">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
