import type { ReactNode } from 'react';

export interface SectionHeadProps {
  readonly title: string | null;
  readonly text: string | null;
}

/** Renders the title of a section and the sentence under it. */
export function SectionHead({ title, text }: SectionHeadProps): ReactNode {
  return (
    <>
      {title !== null && <h2>{title}</h2>}
      {text !== null && <p className="lead">{text}</p>}
    </>
  );
}
