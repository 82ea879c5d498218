import { writeStored } from './storage.ts';

/** Hides the sidebar, or shows it again, and stores that. */
export function toggleSidebar(): void {
  const { dataset } = document.documentElement;
  const isHidden = dataset['sidebar'] !== 'hidden';
  if (isHidden) dataset['sidebar'] = 'hidden';
  else delete dataset['sidebar'];
  writeStored('sidebar.hidden', isHidden ? 'true' : null);
}
