import { readStored, writeStored } from './storage.ts';

/** Hides the announcement and stores that the reader dismissed it. */
export function dismissAnnouncement(): void {
  document.documentElement.dataset['announcement'] = 'dismissed';
  writeStored('announcement.dismiss', 'true');
}

/** How many ids are kept: a site has few announcements at a time. */
const most = 20;

/** Hides one of several announcements and stores that the reader dismissed it. */
export function dismissChosen({ id, index }: { readonly id: string; readonly index: number }): void {
  const { dataset } = document.documentElement;
  dataset['announcementsOff'] = `${dataset['announcementsOff'] ?? ''} ${index}`;
  const ids = [id, ...(readStored('announcement.dismissed')?.split('\n') ?? [])];
  writeStored('announcement.dismissed', ids.slice(0, most).join('\n'));
}
