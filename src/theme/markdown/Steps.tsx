import { Children, isValidElement } from 'react';
import { UsageError } from '../../shared/usage-error.ts';
import type { ReactNode } from 'react';

/** A function component may be a heading. Of the plain elements, only a numbered list has steps. */
function hasSteps(node: ReactNode): boolean {
  return isValidElement(node) && (node.type === 'ol' || typeof node.type === 'function');
}

export interface StepsProps {
  /** A numbered list, or headings with their content. */
  readonly children?: ReactNode;
}

/**
 * Renders the steps along a line. The steps are a numbered list, or headings of the third level
 * with their content. Throws a `UsageError` without steps.
 */
export function Steps({ children }: StepsProps): ReactNode {
  if (!Children.toArray(children).some(hasSteps)) {
    throw new UsageError(
      'it contains no steps.',
      'Put a numbered list into it, `1. First`, with a blank line after `<Steps>` and before `</Steps>`.',
    );
  }
  return <div className="steps">{children}</div>;
}
