import { unsearched } from '../layout/unsearched.ts';
import type { ReactNode } from 'react';
import type { PageDetailsProps } from '../../shared/main-props.ts';

export interface ReadingTimeProps {
  /** What the page shows about itself; undefined for nothing. */
  readonly details: PageDetailsProps | undefined;
}

/** Renders how long it takes to read a page, over its text. */
export function ReadingTime({ details }: ReadingTimeProps): ReactNode {
  if (details?.readingTime === undefined) return null;
  return (
    <p className="post-meta reading-time" {...unsearched}>
      {details.readingTime}
    </p>
  );
}
