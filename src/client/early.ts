import { pageEvent } from '../shared/dom.ts';
import { startColorLabels } from './behaviours/color-labels.ts';
import { startDropdowns } from './behaviours/dropdowns.ts';
import { startMenu } from './behaviours/menu.ts';
import { startIslands } from './islands/start-islands.ts';
import { startNavigation } from './navigation/navigation.ts';
import { whenIdle } from './when-idle.ts';

// What must be there before a reader acts. React is not among it. Navigation comes first: it keeps a copy of the page as delivered.
startNavigation();
startColorLabels();
startDropdowns();
startMenu();
startIslands();
whenIdle(() => {
  // What a reader meets only after a while waits for the page. The page is told of once all of it listens.
  void import(new URL(LATE_MODULE, import.meta.url).href).finally(() => {
    document.documentElement.dataset['js'] = 'ready';
    document.dispatchEvent(new Event(pageEvent));
  });
});
