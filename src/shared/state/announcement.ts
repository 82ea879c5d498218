import { readStored, writeStored } from './storage.ts';

/**
 * Hides the announcement of a button, stores that the reader dismissed it, and moves the focus to
 * the next part of the page. Otherwise the focus would be lost with the button. `data-dismiss` and
 * `data-index` of the button tell which one it is, if it is one of several.
 */
export function dismissBy(button: HTMLElement): void {
  const { dismiss = '', index } = button.dataset;
  if (index) dismissChosen(dismiss, index);
  else dismissOnly();
  let next = button.closest('.announcement')?.nextElementSibling;
  // Another announcement may follow, which is shown now or not.
  while (next?.getClientRects().length === 0) next = next.nextElementSibling;
  next?.querySelector<HTMLElement>('a, button, summary')?.focus({ preventScroll: true });
}

function dismissOnly(): void {
  document.documentElement.dataset['announcement'] = 'dismissed';
  writeStored('announcement.dismiss', 'true');
}

/** How many ids are kept: a site has few announcements at a time. */
const most = 20;

function dismissChosen(id: string, index: string): void {
  const { dataset } = document.documentElement;
  dataset['announcementsOff'] = `${dataset['announcementsOff'] ?? ''} ${index}`;
  const ids = [id, ...(readStored('announcement.dismissed')?.split('\n') ?? [])];
  writeStored('announcement.dismissed', ids.slice(0, most).join('\n'));
}
