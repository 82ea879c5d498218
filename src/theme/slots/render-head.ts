import type { ReactNode } from 'react';
import type { PageProps } from '../../shared/page-props.ts';
import { fillSlot } from './fill-slot.ts';
import { slotPage } from './slot-page.ts';

/** Returns what the site puts into the slot `Head` of a page. */
export function renderHead(props: PageProps): ReactNode {
  return fillSlot('Head', slotPage(props));
}
