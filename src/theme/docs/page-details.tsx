import { useStrings } from '../context/context.ts';
import { Link } from '../layout/Link.tsx';
import { Message } from '../layout/Message.tsx';
import { unsearched } from '../layout/unsearched.ts';
import { Upkeep } from './Upkeep.tsx';
import type { ReactNode } from 'react';
import type { PageDetailsProps } from '../../shared/main-props.ts';

function LastUpdate({ date, author }: NonNullable<PageDetailsProps['updated']>): ReactNode {
  const strings = useStrings();
  const time = date && <time dateTime={date.iso}>{date.text}</time>;
  const atDate = time && <Message text={strings['theme.lastUpdated.atDate']} values={{ date: time }} />;
  const byUser = author !== null && (
    <Message text={strings['theme.lastUpdated.byUser']} values={{ user: <bdi>{author}</bdi> }} />
  );
  return (
    <p>
      <Message
        text={strings['theme.lastUpdated.lastUpdatedAtBy']}
        values={{ atDate: atDate ?? '', byUser: byUser || '' }}
      />
    </p>
  );
}

interface PageDetailsComponentProps {
  readonly details: PageDetailsProps;
}

function PageDetails({ details }: PageDetailsComponentProps): ReactNode {
  const strings = useStrings();
  const { editHref, updated, upkeep } = details;
  return (
    <footer className="page-details" {...unsearched}>
      {editHref !== null && (
        <Link className="edit-link" href={editHref} external>
          {strings['theme.common.editThisPage']}
        </Link>
      )}
      {updated && <LastUpdate {...updated} />}
      {upkeep && <Upkeep {...upkeep} />}
    </footer>
  );
}

/**
 * Returns what a page shows about itself under its text, such as the link to its file; null for
 * nothing.
 */
export function renderDetails(details: PageDetailsProps | undefined): ReactNode {
  const isShown =
    details && (details.editHref !== null || details.updated !== undefined || details.upkeep !== undefined);
  return isShown ? <PageDetails details={details} /> : null;
}
