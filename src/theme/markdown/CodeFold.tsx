import type { ReactNode } from 'react';
import { useFormat, useStrings } from '../context/context.ts';
import { unsearched } from '../layout/unsearched.ts';

interface CodeFoldProps {
  /** Title of the code, or an empty text. */
  readonly title: string;
  readonly children: ReactNode;
}

/** Renders folded code: its title, which opens it. */
export function CodeFold({ title, children }: CodeFoldProps): ReactNode {
  const strings = useStrings();
  return (
    <details className="code-fold">
      <summary>{title === '' ? <span {...unsearched}>{strings['theme.CodeBlock.folded']}</span> : title}</summary>
      {children}
    </details>
  );
}

/**
 * Renders the control that shows the rest of the lines. It is an empty `<details>`, whose state the
 * style sheet reads, because HTML allows no `<details>` inside of code.
 */
export function CodeRest({ lines }: { readonly lines: number }): ReactNode {
  const strings = useStrings();
  const format = useFormat();
  return (
    <details className="code-rest" {...unsearched}>
      <summary>
        <span>{format(strings['theme.CodeBlock.showAll'], { count: lines })}</span>
        <span>{strings['theme.CodeBlock.showFewer']}</span>
      </summary>
    </details>
  );
}

interface CodeLinesProps {
  /** How many lines there are. */
  readonly count: number;
  /** The lines. */
  readonly children?: ReactNode;
}

/**
 * Renders folded lines after the control that shows them. The style sheet reads the state of its
 * check box, which may be in code, other than `<details>`.
 */
export function CodeLines({ count, children }: CodeLinesProps): ReactNode {
  const strings = useStrings();
  const format = useFormat();
  return (
    <>
      <label className="line-fold" {...unsearched}>
        <input type="checkbox" className="visually-hidden" />
        {format(strings['theme.CodeBlock.foldedLines'], { count })}
      </label>
      <span className="line-range">{children}</span>
    </>
  );
}
