import { Children, isValidElement } from 'react';
import { useStrings } from '../context/context.ts';
import type { DetailsHTMLAttributes, ReactNode } from 'react';

export interface DetailsProps extends DetailsHTMLAttributes<HTMLDetailsElement> {
  /** Used in place of a `<summary>` among the children. */
  readonly summary?: ReactNode;
}

function isSummary(node: ReactNode): boolean {
  return isValidElement(node) && node.type === 'summary';
}

/** Renders `<details>`, with a default summary if the writer gave none. */
export function Details({ summary, children, ...attributes }: DetailsProps): ReactNode {
  const strings = useStrings();
  if (isSummary(summary)) {
    return (
      <details {...attributes}>
        {summary}
        {children}
      </details>
    );
  }
  const hasSummary = summary === undefined && Children.toArray(children).some(isSummary);
  return (
    <details {...attributes}>
      {!hasSummary && <summary>{summary ?? strings['theme.details.summary']}</summary>}
      {children}
    </details>
  );
}
