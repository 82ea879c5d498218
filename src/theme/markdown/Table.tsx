import { useStrings } from '../context/context.ts';
import type { ReactNode, TableHTMLAttributes } from 'react';

/** Prints a table in a box that scrolls by itself and that the keyboard can reach. */
export function Table(props: TableHTMLAttributes<HTMLTableElement>): ReactNode {
  return (
    <div className="table-box" role="group" aria-label={useStrings()['theme.table.ariaLabel']} tabIndex={0}>
      <table {...props} />
    </div>
  );
}
