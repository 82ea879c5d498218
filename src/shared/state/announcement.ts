import { writeStored } from './storage.ts';

/** Hides the announcement and stores that the reader dismissed it. */
export function dismissAnnouncement(): void {
  document.documentElement.dataset['announcement'] = 'dismissed';
  writeStored('announcement.dismiss', 'true');
}
