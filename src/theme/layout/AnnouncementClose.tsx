'use client';

import { dismissAnnouncement } from '../../shared/state/announcement.ts';
import { useStrings } from '../context.ts';
import { Icon } from '../icons/Icon.tsx';
import type { ReactNode } from 'react';

/** Prints the button that dismisses the announcement. */
export function AnnouncementClose(): ReactNode {
  const label = useStrings()['theme.AnnouncementBar.closeButtonAriaLabel'];
  return (
    <button type="button" className="icon-button announcement-close" aria-label={label} onClick={dismissAnnouncement}>
      <Icon name="close" />
    </button>
  );
}
