import { useStrings } from '../context/context.ts';
import { Link } from '../layout/Link.tsx';
import { unsearched } from '../layout/unsearched.ts';
import type { ReactNode } from 'react';
import type { PageDetailsProps } from '../../shared/main-props.ts';

export interface PageDetailsComponentProps {
  /** What the page shows about itself. */
  readonly details: PageDetailsProps;
}

/** Renders what a page shows about itself under its text, such as the link to its file. */
export function PageDetails({ details }: PageDetailsComponentProps): ReactNode {
  const strings = useStrings();
  const { editHref } = details;
  return (
    <footer className="page-details" {...unsearched}>
      {editHref !== null && (
        <Link href={editHref} external>
          {strings['theme.common.editThisPage']}
        </Link>
      )}
    </footer>
  );
}
