import { Picture } from '../layout/Picture.tsx';
import type { ReactNode } from 'react';
import type { QuoteSectionProps } from '../../shared/home-props.ts';

/** Renders what somebody said, with their name and picture. */
export function QuoteSection({ section }: { readonly section: QuoteSectionProps }): ReactNode {
  const { text, author, role, image } = section;
  return (
    <section className="home-section home-quote centered">
      <figure>
        <blockquote>{text}</blockquote>
        <figcaption>
          {image !== null && <Picture picture={image} isLazy />}
          <span>
            <cite className="card-title">{author}</cite>
            {role !== null && <span className="card-text">{role}</span>}
          </span>
        </figcaption>
      </figure>
    </section>
  );
}
