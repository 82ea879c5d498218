'use client';

import { dismissAnnouncement } from '../../shared/state/announcement.ts';
import { useStrings } from '../context/context.ts';
import { Icon } from '../icons/Icon.tsx';
import type { MouseEvent, ReactNode } from 'react';

/** Renders the button that dismisses the announcement. */
export function AnnouncementClose(): ReactNode {
  const label = useStrings()['theme.AnnouncementBar.closeButtonAriaLabel'];
  return (
    <button type="button" className="icon-button announcement-close" aria-label={label} onClick={dismiss}>
      <Icon name="close" />
    </button>
  );
}

/**
 * Moves the focus to the next part of the page. Otherwise the focus would be lost with the button.
 */
function dismiss({ currentTarget }: MouseEvent<HTMLElement>): void {
  dismissAnnouncement();
  const next = currentTarget.closest('.announcement')?.nextElementSibling;
  next?.querySelector<HTMLElement>('a, button, summary')?.focus({ preventScroll: true });
}
