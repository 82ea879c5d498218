import { ActionRow } from './ActionRow.tsx';
import { SectionHead } from './SectionHead.tsx';
import type { ReactNode } from 'react';
import type { ActionSectionProps } from '../../shared/home-props.ts';

/** Renders a call to action: a title with buttons. */
export function ActionSection({ section }: { readonly section: ActionSectionProps }): ReactNode {
  return (
    <section className="home-section">
      <div className="action-panel centered">
        <SectionHead title={section.title} text={section.text} />
        <ActionRow actions={section.actions} />
      </div>
    </section>
  );
}
