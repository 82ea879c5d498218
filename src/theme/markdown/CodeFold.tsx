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
