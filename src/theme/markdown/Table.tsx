import { useStrings } from '../context/context.ts';
import type { ReactNode, TableHTMLAttributes } from 'react';

/** Renders a table in a box that scrolls and that the keyboard can reach. */
export function Table(props: TableHTMLAttributes<HTMLTableElement>): ReactNode {
  return (
    <div className="table-box" role="group" aria-label={useStrings()['theme.table.ariaLabel']} tabIndex={0}>
      <table {...props} />
    </div>
  );
}
