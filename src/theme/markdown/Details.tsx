import { Children, isValidElement } from 'react';
import { useStrings } from '../context.ts';
import type { DetailsHTMLAttributes, ReactNode } from 'react';

/** Prints a fold of the text, with a summary where the writer gave none. */
export function Details({ children, ...attributes }: DetailsHTMLAttributes<HTMLDetailsElement>): ReactNode {
  const strings = useStrings();
  const hasSummary = Children.toArray(children).some((child) => isValidElement(child) && child.type === 'summary');
  return (
    <details {...attributes}>
      {!hasSummary && <summary>{strings['theme.details.summary']}</summary>}
      {children}
    </details>
  );
}
