import { gridClasses, gridColumns } from '../../shared/text-parts.ts';
import { UsageError } from '../../shared/usage-error.ts';
import type { ReactNode } from 'react';

export interface GridProps {
  /** How many cells are side by side where there is room: 2, 3 or 4. Default: 2. */
  readonly columns?: number | string;
  /** Id of the element. */
  readonly id?: string;
  /** Class of the element. */
  readonly className?: string;
  /** The cells: each block or element is one. */
  readonly children?: ReactNode;
}

/** Renders blocks side by side. Throws a `UsageError` for another number of columns. */
export function Grid({ columns = 2, id, className, children }: GridProps): ReactNode {
  const classes = gridClasses(Number(columns));
  if (classes === null) {
    throw new UsageError(`it cannot have ${columns} columns.`, `Write ${gridColumns.join(', ')}.`);
  }
  const names = [...classes, ...(className === undefined ? [] : [className])];
  return (
    <div id={id} className={names.join(' ')}>
      {children}
    </div>
  );
}
