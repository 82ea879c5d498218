import { writeStored } from './storage.ts';

/** Hides the announcement and remembers that the reader has seen enough of it. */
export function dismissAnnouncement(): void {
  document.documentElement.dataset['announcement'] = 'dismissed';
  writeStored('docsgen.announcement.dismiss', 'true');
}
