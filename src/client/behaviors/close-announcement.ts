import { dismissBy } from '../../shared/state/announcement.ts';

/** Closes an announcement if `button` is the one that does so; returns whether it is. */
export function closeAnnouncement(button: Element): boolean {
  const isClose = button instanceof HTMLElement && button.dataset['dismiss'] !== undefined;
  if (isClose) dismissBy(button);
  return isClose;
}
