import { dismissBy } from '../../shared/state/announcement.ts';

/** Closes the announcement whose button is at `target`; returns whether there is one. */
export function closeAnnouncement(target: Element): boolean {
  const button = target.closest<HTMLElement>('[data-dismiss]');
  if (button) dismissBy(button);
  return button !== null;
}
