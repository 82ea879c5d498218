import type { ReactNode } from 'react';
import type { FrameReader } from '../../system/code-frame.ts';
import { liveFolder } from '../../shared/live-update.ts';
import type { Problem } from '../../shared/problem.ts';
import { Icon } from '../../theme/icons/Icon.tsx';
import { countText } from './count-text.ts';
import { ExplainCommand, ProblemList } from './ProblemList.tsx';

interface CoverProps {
  readonly problems: readonly Problem[];
  readonly readFrame: FrameReader;
}

/** Renders the errors because of which a page cannot be shown. */
export function Cover({ problems, readFrame }: CoverProps): ReactNode {
  return (
    <section className="sheet" aria-labelledby="docsgen-cover-title">
      <header className="sheet-header">
        <span className="sheet-sign tone-error">
          <Icon name="danger" />
        </span>
        <div className="sheet-heading">
          <h1 id="docsgen-cover-title">{countText(problems)}</h1>
          <p>The page shows again by itself once this is fixed and saved.</p>
        </div>
        <button type="button" className="close" data-close aria-label="Close">
          <Icon name="close" />
        </button>
      </header>
      <ProblemList problems={problems} readFrame={readFrame} />
      <footer className="sheet-footer">
        <a href={`${liveFolder}problems`}>
          All problems of the site <Icon name="arrow" />
        </a>
        <ExplainCommand problems={problems} />
      </footer>
    </section>
  );
}
