import type { ReactNode } from 'react';
import type { FrameReader } from '../../system/code-frame.ts';
import { groupBy } from '../../shared/group-by.ts';
import { liveFolder } from '../../shared/live-update.ts';
import { titleOfCode } from '../../shared/problem-codes.ts';
import { hasErrors, type Problem } from '../../shared/problem.ts';
import { Icon } from '../../theme/icons/Icon.tsx';
import type { KnownProblems } from '../session/dev-session.ts';
import { countText } from './count-text.ts';
import { ProblemFilters } from './ProblemFilters.tsx';
import { CodeLink, ProblemList } from './ProblemList.tsx';

interface ProblemsPageProps extends ListParts {
  readonly known: KnownProblems;
  /** Base path of the site. */
  readonly base: string;
}

/** What a list of problems is rendered with. */
interface ListParts {
  readonly readFrame: FrameReader;
  readonly pages: ReadonlyMap<string, readonly string[]>;
}

/** Renders all known problems of a site by their codes, those with errors first. */
export function ProblemsPage({ known: { problems, isComplete }, base, ...parts }: ProblemsPageProps): ReactNode {
  const isEmpty = problems.length === 0;
  const isBroken = hasErrors(problems);
  const tone = isBroken ? 'error' : isEmpty ? 'good' : 'warning';
  const groups = [...groupBy(problems, ({ code }) => code).values()];
  const ordered = groups.toSorted((one, other) => Number(hasErrors(other)) - Number(hasErrors(one)));
  return (
    <section className="sheet sheet-page">
      <header className="sheet-header">
        <span className={`sheet-sign tone-${isEmpty && !isComplete ? 'note' : tone}`}>
          <Icon name={isEmpty ? (isComplete ? 'check' : 'search') : isBroken ? 'danger' : 'caution'} />
        </span>
        <div className="sheet-heading">
          <h1>{isEmpty ? (isComplete ? 'No problems found' : 'Checking the site…') : countText(problems)}</h1>
          <p>{summary(isEmpty, isComplete)}</p>
          <nav className="sheet-links" aria-label="docsgen">
            <a href={base}>Back to the site</a> <a href={liveFolder}>Routes and configuration</a>
          </nav>
        </div>
      </header>
      {problems.length > 1 && <ProblemFilters problems={problems} />}
      {ordered.map((same) => (
        <Group key={same[0]?.code} problems={same} {...parts} />
      ))}
    </section>
  );
}

/** Renders the problems with the same code. */
function Group({ problems, ...parts }: ListParts & { readonly problems: readonly Problem[] }): ReactNode {
  const [first] = problems;
  if (!first) return null;
  const { code } = first;
  const ordered = problems.toSorted((one, other) => Number(isWarning(one)) - Number(isWarning(other)));
  return (
    <section className="group" data-code={code} aria-labelledby={`code-${code}`}>
      <header className="group-header">
        <h2 id={`code-${code}`}>{titleOfCode(code)}</h2>
        <span className="group-count">{problems.length}</span>
        <CodeLink code={code} />
      </header>
      <ProblemList problems={ordered} level={3} {...parts} />
    </section>
  );
}

function isWarning({ severity }: Problem): boolean {
  return severity === 'warning';
}

function summary(isEmpty: boolean, isComplete: boolean): string {
  if (!isComplete)
    return isEmpty ? 'Nothing has been found so far.' : 'Not every page has been checked yet, so there may be more.';
  return isEmpty ? 'Every page of the site has been checked.' : 'The list follows what you save.';
}
