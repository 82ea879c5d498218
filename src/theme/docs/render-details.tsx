import { PageDetails } from './PageDetails.tsx';
import type { ReactNode } from 'react';
import type { PageDetailsProps } from '../../shared/main-props.ts';

/**
 * Returns what a page shows about itself under its text, such as the link to its file; null for
 * nothing.
 */
export function renderDetails(details: PageDetailsProps | undefined): ReactNode {
  if (details === undefined) return null;
  const { editHref, updated, actions, upkeep } = details;
  const isShown = [editHref ?? undefined, updated, actions, upkeep].some((part) => part !== undefined);
  return isShown ? <PageDetails details={details} /> : null;
}
