import { useStrings } from '../context/context.ts';
import { AnnouncementClose } from './AnnouncementClose.tsx';
import { CachedFragment } from '../context/CachedFragment.tsx';
import { Html } from './Html.tsx';
import type { ReactNode } from 'react';
import type { AnnouncementProps } from '../../shared/page-props.ts';

export interface AnnouncementBarProps {
  /** The HTML of the bar, and whether readers can close it. */
  readonly announcement: AnnouncementProps;
}

/** Renders the bar above the navbar. */
export function AnnouncementBar({ announcement }: AnnouncementBarProps): ReactNode {
  const { index } = announcement;
  const name = index === undefined ? 'announcement' : `announcement-${index}`;
  return (
    <CachedFragment
      as="section"
      prefix={name}
      className="announcement"
      data-region={name}
      aria-label={useStrings()['theme.AnnouncementBar.ariaLabel']}
    >
      <AnnouncementText announcement={announcement} />
    </CachedFragment>
  );
}

function AnnouncementText({ announcement }: AnnouncementBarProps): ReactNode {
  const { id, index } = announcement;
  return (
    <>
      <Html className="announcement-text" html={announcement.html} />
      {announcement.isCloseable &&
        (index === undefined ? <AnnouncementClose /> : <AnnouncementClose chosen={{ id, index }} />)}
    </>
  );
}
