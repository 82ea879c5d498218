import { Children, isValidElement } from 'react';
import { UsageError } from '../../shared/usage-error.ts';
import type { ReactNode } from 'react';

/** Headings are components; of the elements, only a numbered list has steps. */
function hasSteps(node: ReactNode): boolean {
  return isValidElement(node) && (node.type === 'ol' || typeof node.type === 'function');
}

/** Prints a numbered list, or headings of the third level with what stands under them, as steps along a line. */
export function Steps({ children }: { readonly children?: ReactNode }): ReactNode {
  if (!Children.toArray(children).some(hasSteps)) {
    throw new UsageError(
      'it holds no steps.',
      'Put a numbered list into it, `1. First`, with a blank line after `<Steps>` and before `</Steps>`.',
    );
  }
  return <div className="steps">{children}</div>;
}
