import { pageEvent } from '../shared/dom.ts';
import { startColorLabels } from './behaviours/color-labels.ts';
import { startMenu } from './behaviours/menu.ts';
import { startSidebarEntry } from './behaviours/sidebar-entry.ts';
import { startIslands } from './islands/start-islands.ts';
import { loadLate } from './load-late.ts';
import { startNavigation } from './navigation/navigation.ts';
import { whenIdle } from './when-idle.ts';

// From disk browsers fetch nothing, no module either: the page stays as it is without scripts.
if (location.protocol !== 'file:') start();

/** Starts what must be there before a reader acts. React is not among it. */
function start(): void {
  // First of all: it keeps a copy of the page as delivered.
  const pages = startNavigation();
  startSidebarEntry();
  // A task of its own, so that a slow device hears its reader in between.
  setTimeout(() => {
    startMenu();
    startColorLabels();
    const wake = startIslands();
    whenIdle(() => {
      document.dispatchEvent(new Event(pageEvent));
      // What a reader meets only after a while waits for the page.
      void loadLate()
        .then(({ start }) => start({ pages, wake }))
        .finally(() => (document.documentElement.dataset['js'] = 'ready'));
    });
  });
}
