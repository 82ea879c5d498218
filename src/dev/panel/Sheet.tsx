import type { ReactNode } from 'react';
import { Icon } from '../../theme/icons/Icon.tsx';

interface SheetProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** Renders the frame of one of docsgen's own documents: a header and what is below it. */
export function Sheet({ title, text, children }: SheetProps): ReactNode {
  return (
    <section className="sheet sheet-page">
      <header className="sheet-header">
        <span className="sheet-sign tone-note">
          <Icon name="doc" />
        </span>
        <div className="sheet-heading">
          <h1>{title}</h1>
          <p>{text}</p>
        </div>
      </header>
      <div className="report">{children}</div>
    </section>
  );
}
