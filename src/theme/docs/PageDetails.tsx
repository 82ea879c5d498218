import { useStrings } from '../context/context.ts';
import { Link } from '../layout/Link.tsx';
import { Message } from '../layout/Message.tsx';
import { unsearched } from '../layout/unsearched.ts';
import { PageActions } from './PageActions.tsx';
import { Upkeep } from './Upkeep.tsx';
import type { ReactNode } from 'react';
import type { PageDetailsProps } from '../../shared/main-props.ts';

export interface PageDetailsComponentProps {
  /** What the page shows about itself. */
  readonly details: PageDetailsProps;
}

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

/**
 * Renders the row under a text: the link to change it, what else readers can do, the last change.
 */
export function PageDetails({ details }: PageDetailsComponentProps): ReactNode {
  const strings = useStrings();
  const { editHref, updated, upkeep, actions = [] } = details;
  const isAction = actions.some(({ action }) => action === 'edit');
  return (
    <footer className="page-details" {...unsearched}>
      {editHref !== null && !isAction && (
        <Link className="edit-link" href={editHref} external>
          {strings['theme.common.editThisPage']}
        </Link>
      )}
      {actions.length > 0 && <PageActions actions={actions} />}
      {updated && <LastUpdate {...updated} />}
      {upkeep && <Upkeep {...upkeep} />}
    </footer>
  );
}
