'use client';

import { dismissBy } from '../../shared/state/announcement.ts';
import { useStrings } from '../context/context.ts';
import { Icon } from '../icons/Icon.tsx';
import type { ReactNode } from 'react';

export interface AnnouncementCloseProps {
  /** The announcement, if it is one of several of which browsers choose. */
  readonly chosen?: { readonly id: string; readonly index: number };
}

/**
 * Renders the button that dismisses the announcement. Its attributes tell the early script
 * what to do before this component runs.
 */
export function AnnouncementClose({ chosen }: AnnouncementCloseProps): ReactNode {
  const label = useStrings()['theme.AnnouncementBar.closeButtonAriaLabel'];
  return (
    <button
      type="button"
      className="icon-button announcement-close"
      aria-label={label}
      data-dismiss={chosen?.id ?? ''}
      data-index={chosen?.index}
      onClick={({ currentTarget }) => dismissBy(currentTarget)}
    >
      <Icon name="close" />
    </button>
  );
}
