import { Content } from '../docs/Content.tsx';
import type { ReactNode } from 'react';
import type { SampleSectionProps } from '../../shared/home-props.ts';

export interface SampleSectionComponentProps {
  readonly section: SampleSectionProps;
  /** The text of the page, rendered. */
  readonly content: ReactNode;
}

/** Renders the text of the page, such as a code block, beside its title. */
export function SampleSection({ section, content }: SampleSectionComponentProps): ReactNode {
  return (
    <section className="home-section home-sample">
      {section.title !== null && (
        <div className="home-sample-text">
          <h2>{section.title}</h2>
          {section.text !== null && <p className="lead">{section.text}</p>}
        </div>
      )}
      <Content language={section.content.language}>{content}</Content>
    </section>
  );
}
