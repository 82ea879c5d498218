import type { ReactNode } from 'react';
import type { FrameReader } from '../../system/code-frame.ts';
import { liveFolder } from '../../shared/live-update.ts';
import { Icon } from '../../theme/icons/Icon.tsx';
import type { KnownProblems } from '../session/dev-session.ts';
import { countText } from './count-text.ts';
import { ProblemList } from './ProblemList.tsx';

interface ProblemsPageProps {
  readonly known: KnownProblems;
  readonly readFrame: FrameReader;
}

/** Renders all known problems of a site, errors first. */
export function ProblemsPage({ known: { problems, isComplete }, readFrame }: ProblemsPageProps): ReactNode {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  const isEmpty = problems.length === 0;
  const tone = errors.length > 0 ? 'error' : isEmpty ? 'good' : 'warning';
  return (
    <section className="sheet sheet-page">
      <header className="sheet-header">
        <span className={`sheet-sign tone-${isEmpty && !isComplete ? 'note' : tone}`}>
          <Icon name={isEmpty ? (isComplete ? 'check' : 'search') : errors.length > 0 ? 'danger' : 'caution'} />
        </span>
        <div className="sheet-heading">
          <h1>{isEmpty ? (isComplete ? 'No problems found' : 'Looking through the site…') : countText(problems)}</h1>
          <p>
            {summary(isEmpty, isComplete)} <a href={liveFolder}>Routes and configuration</a>
          </p>
        </div>
      </header>
      {!isEmpty && <ProblemList problems={[...errors, ...warnings]} readFrame={readFrame} />}
    </section>
  );
}

function summary(isEmpty: boolean, isComplete: boolean): string {
  if (!isComplete)
    return isEmpty ? 'Nothing has been found so far.' : 'Not every page has been checked yet, so there may be more.';
  return isEmpty ? 'Every page of the site has been checked.' : 'The list follows what you save.';
}
