import { Fragment, type ReactNode } from 'react';
import type { CodeFrame, FrameReader } from '../../build/code-frame.ts';
import type { Problem } from '../../shared/problem.ts';
import { Frame } from './Frame.tsx';
import { Words } from './Words.tsx';

interface ProblemListProps {
  readonly problems: readonly Problem[];
  readonly readFrame: FrameReader;
}

/** Prints mistakes one below the other: what is wrong, where, and what to do. */
export function ProblemList({ problems, readFrame }: ProblemListProps): ReactNode {
  return (
    <ol className="problems">
      {problems.map((problem, index) => (
        <li key={index} className={`problem tone-${problem.severity}`}>
          <Item problem={problem} frame={readFrame(problem)} />
        </li>
      ))}
    </ol>
  );
}

function Item({ problem, frame }: { readonly problem: Problem; readonly frame: CodeFrame | null }): ReactNode {
  const { severity, title, hint } = problem;
  return (
    <>
      <h2 className="problem-title">
        <span className="severity">{severity === 'error' ? 'Error' : 'Warning'}</span> <Words text={title} />
      </h2>
      <div className="problem-place">
        <Place problem={problem} />
        {frame !== null && <Frame frame={frame} />}
      </div>
      {hint !== undefined && (
        <p className="hint">
          <Words text={hint} />
        </p>
      )}
    </>
  );
}

/** The button opens the file in the writer's editor. */
function Place({ problem: { file, line, column } }: { readonly problem: Problem }): ReactNode {
  if (file === undefined) return null;
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  const folders = file.split('/').slice(0, -1);
  return (
    <button type="button" className="place" data-open={place}>
      <span className="place-file">
        <span className="place-folder">
          {folders.map((folder, index) => (
            <Fragment key={index}>
              {`${folder}/`}
              <wbr />
            </Fragment>
          ))}
        </span>
        {place.slice(file.lastIndexOf('/') + 1)}
      </span>
      <span className="place-action">
        <span className="place-open">Open in editor</span>
        <span className="place-again">Could not open. Try again</span>
      </span>
    </button>
  );
}
