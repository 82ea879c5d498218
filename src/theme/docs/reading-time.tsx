import { unsearched } from '../layout/unsearched.ts';
import type { ReactNode } from 'react';
import type { PageDetailsProps } from '../../shared/main-props.ts';

/** Returns how long it takes to read a page, for the place over its text; null for none. */
export function renderReadingTime(details: PageDetailsProps | undefined): ReactNode {
  if (details?.readingTime === undefined) return null;
  return (
    <p className="post-meta reading-time" {...unsearched}>
      {details.readingTime}
    </p>
  );
}
