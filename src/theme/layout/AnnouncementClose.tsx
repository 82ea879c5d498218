'use client';

import { dismissAnnouncement, dismissChosen } from '../../shared/state/announcement.ts';
import { useStrings } from '../context/context.ts';
import { Icon } from '../icons/Icon.tsx';
import type { MouseEvent, ReactNode } from 'react';

export interface AnnouncementCloseProps {
  /** The announcement, if it is one of several of which browsers choose. */
  readonly chosen?: { readonly id: string; readonly index: number };
}

/** Renders the button that dismisses the announcement. */
export function AnnouncementClose({ chosen }: AnnouncementCloseProps): ReactNode {
  const label = useStrings()['theme.AnnouncementBar.closeButtonAriaLabel'];
  const onClick = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (chosen) dismissChosen(chosen);
    else dismissAnnouncement();
    focusNext(currentTarget);
  };
  return (
    <button type="button" className="icon-button announcement-close" aria-label={label} onClick={onClick}>
      <Icon name="close" />
    </button>
  );
}

/**
 * Moves the focus to the next part of the page. Otherwise the focus would be lost with the button.
 */
function focusNext(button: Element): void {
  let next = button.closest('.announcement')?.nextElementSibling;
  // Another announcement may follow, which is shown now or not.
  while (next?.getClientRects().length === 0) next = next.nextElementSibling;
  next?.querySelector<HTMLElement>('a, button, summary')?.focus({ preventScroll: true });
}
