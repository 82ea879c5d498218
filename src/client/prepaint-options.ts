import { readStored } from '../shared/state/storage.ts';

/**
 * Runs after `prepaint.ts` on sites that use what it adds, so all others have the same bytes: a
 * sidebar that readers can hide, and announcements of which the browser chooses.
 */
const { dataset } = document.documentElement;
if (HIDES_SIDEBAR && readStored('sidebar.hidden')) dataset['sidebar'] = 'hidden';
if (ANNOUNCEMENTS) dataset['announcementsOff'] = announcementsOff(ANNOUNCEMENTS);

/**
 * Returns the places of the announcements that are not shown: their time is not now, or the reader
 * has dismissed them. A page may be older than the time, so its browser decides.
 */
function announcementsOff(announcements: NonNullable<typeof ANNOUNCEMENTS>): string {
  const dismissed = readStored('announcement.dismissed')?.split('\n') ?? [];
  const now = Date.now();
  // The time of an empty text is not a number, which is neither before nor after another.
  const isOff = ([id, from, to]: (typeof announcements)[number]) =>
    Date.parse(from) > now || Date.parse(to) <= now || dismissed.includes(id);
  return announcements.flatMap((each, index) => (isOff(each) ? index : [])).join(' ');
}
