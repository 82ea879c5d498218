import { explainPath } from '../../shared/live-update.ts';
import { isProblemCode } from '../../shared/problem-codes.ts';
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
  /** Level of the headings. Default: 2. */
  readonly level?: 2 | 3;
  /** Addresses of pages by the files that they show. Default: none. */
  readonly pages?: ReadonlyMap<string, readonly string[]>;
}

const noPages: ReadonlyMap<string, readonly string[]> = new Map();

/** Renders a list of problems, each with its title, positions and hint. */
export function ProblemList({ problems, readFrame, level = 2, pages = noPages }: ProblemListProps): ReactNode {
  return (
    <ol className="problems">
      {mergeProblems(problems).map((merged, index) => (
        <li
          key={index}
          className={`problem tone-${merged.problem.severity}`}
          data-severity={merged.problem.severity}
          data-files={filesOf(merged).join('\n')}
        >
          <Item {...merged} level={level} frame={readFrame(merged.problem)} />
          <Pages addresses={filesOf(merged).flatMap((file) => pages.get(file) ?? [])} />
        </li>
      ))}
    </ol>
  );
}

function filesOf({ problem, others }: MergedProblem): readonly string[] {
  return [...new Set([problem, ...others].flatMap(({ file }) => file ?? []))];
}

/** More pages may show the same file in a list. */
const mostPages = 3;

function Pages({ addresses }: { readonly addresses: readonly string[] }): ReactNode {
  if (addresses.length === 0) return null;
  const shown = addresses.slice(0, mostPages);
  return (
    <p className="problem-pages">
      {addresses.length === 1 ? 'Page' : 'Pages'}:{' '}
      {shown.map((address, index) => (
        <Fragment key={address}>
          {index > 0 && ', '}
          <a href={address}>{decodeURI(address)}</a>
        </Fragment>
      ))}
      {addresses.length > shown.length && ` and ${addresses.length - shown.length} more`}
    </p>
  );
}

interface ItemProps extends MergedProblem {
  readonly frame: CodeFrame | null;
  readonly level: 2 | 3;
}

function Item({ problem, others, frame, level }: ItemProps): ReactNode {
  const { severity, title, hint, code } = problem;
  const Heading = `h${level}` as const;
  return (
    <>
      <Heading className="problem-title">
        <span className="severity">{severity === 'error' ? 'Error' : 'Warning'}</span> <Words text={title} />
      </Heading>
      {level === 2 && (
        <p className="problem-code">
          <CodeLink code={code} />
        </p>
      )}
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

/** Renders the code of a problem as a link to its explanation. */
export function CodeLink({ code }: { readonly code: Problem['code'] }): ReactNode {
  // The command explains the codes of plugins, the panel does not.
  if (!isProblemCode(code)) return <code>{code}</code>;
  return (
    <a href={explainPath + code} title={`What this means, as by docsgen explain ${code}`}>
      <code>{code}</code>
    </a>
  );
}

/** Renders the command that explains the code of the first problem; nothing without problems. */
export function ExplainCommand({ problems: [first] }: Pick<ProblemListProps, 'problems'>): ReactNode {
  if (!first) return null;
  return (
    <p className="explain">
      Help with a code: click it, or run <code>docsgen explain {first.code}</code>
    </p>
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
export function Words({ text: message }: { readonly text: string }): ReactNode {
  return messageParts(message).map(({ text, isCode }, index) =>
    isCode ? <code key={index}>{text}</code> : <Fragment key={index}>{text}</Fragment>,
  );
}
