import { messageParts } from '../../shared/message-parts.ts';
import { Fragment, type ReactNode } from 'react';
import type { CodeFrame, FrameReader } from '../../system/code-frame.ts';
import { type MergedProblem, mergeProblems, othersText, placeText } from '../../shared/merge-problems.ts';
import type { Problem } from '../../shared/problem.ts';
import { LinkOffer } from './LinkUpdates.tsx';
import { Frame } from './Frame.tsx';

interface ProblemListProps {
  readonly problems: readonly Problem[];
  readonly readFrame: FrameReader;
}

/** Renders a list of problems, each with its title, positions and hint. */
export function ProblemList({ problems, readFrame }: ProblemListProps): ReactNode {
  return (
    <ol className="problems">
      {mergeProblems(problems).map((merged, index) => (
        <li key={index} className={`problem tone-${merged.problem.severity}`}>
          <Item {...merged} frame={readFrame(merged.problem)} />
        </li>
      ))}
    </ol>
  );
}

interface ItemProps extends MergedProblem {
  readonly frame: CodeFrame | null;
}

function Item({ problem, others, frame }: ItemProps): ReactNode {
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
      {problem.move && <LinkOffer move={problem.move} />}
      {others.length > 0 && (
        <>
          <p className="hint">{othersText(others)}</p>
          <div className="problem-place">
            {others.map((other, index) => (
              <Place key={index} problem={other} />
            ))}
          </div>
        </>
      )}
    </>
  );
}

/** Renders a button that opens the file in the writer's editor. */
function Place({ problem }: { readonly problem: Problem }): ReactNode {
  const { file } = problem;
  if (file === undefined) return null;
  const place = placeText(problem);
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

/** Renders a message. Text between backticks becomes code. */
function Words({ text: message }: { readonly text: string }): ReactNode {
  return messageParts(message).map(({ text, isCode }, index) =>
    isCode ? <code key={index}>{text}</code> : <Fragment key={index}>{text}</Fragment>,
  );
}
