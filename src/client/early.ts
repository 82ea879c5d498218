import { pageEvent } from '../shared/dom.ts';
import { startColorLabels } from './behaviors/color-labels.ts';
import { startMenu } from './behaviors/menu.ts';
import { on } from './behaviors/on.ts';
import { startIslands } from './islands/start-islands.ts';
import { isNative, keptEvents, replay } from './loading/kept-events.ts';
import type { Late } from './late.ts';
import { importAlone, loadOnce } from './loading/load-once.ts';
import { loadForReader } from './loading/lost-code.ts';
import { startNavigation } from './navigation/navigation.ts';
import { beside } from './loading/own-address.ts';
import { isPlain } from './page/is-plain.ts';
import { openerSelector } from './search/opener-selector.ts';
import { whenIdle } from './loading/when-idle.ts';

// From disk browsers fetch nothing, no module either: the page stays as it is without scripts.
if (location.protocol !== 'file:') start();

/** Starts what must be there before a reader acts. React is not among it. */
function start(): void {
  const root = document.documentElement;
  root.dataset['js'] = 'early';
  const loadLate = loadOnce((failures) => importAlone<Late>(beside(LATE_MODULE), failures));
  // First of all: it keeps a copy of the page as delivered.
  const pages = startNavigation(loadLate);
  // A task of its own, so that a slow device hears its reader in between.
  setTimeout(() => {
    startMenu();
    startColorLabels();
    const loadIslands = loadOnce(async () => (await loadLate()).createIslandCode());
    const wake = startIslands(loadIslands);
    let [isLate, isTold] = [false, false];
    const startLate = loadOnce(async () => {
      const late = await loadLate();
      isLate = true;
      // What fails from here on has nothing to do with loading, and is not tried again.
      return { started: late.start({ pages, loadIslands, wake }) };
    });
    // The late script may be what answers a reader, who waits for it then; they are told once, as it may answer nothing of what they do.
    const hurry = (target: Element, event: Event) => {
      if (isLate) return;
      const opener =
        event instanceof MouseEvent && isPlain(event) ? target.closest<HTMLAnchorElement>(openerSelector) : null;
      if (opener) event.preventDefault();
      loadForReader(startLate, () => !isTold).catch(() => {
        isTold = true;
        window.docsgenEvents = [];
        if (opener) location.assign(opener.href);
      });
    };
    on(['click', 'keydown'], hurry);
    // What came before, but for what the browser has answered.
    for (const event of keptEvents()) if (event instanceof KeyboardEvent || !isNative(event.target)) replay(event);
    whenIdle(() => {
      // What a reader meets only after a while waits for the page; what does not come is tried again with the next one.
      on([pageEvent], () => void startLate().catch(() => undefined));
      document.dispatchEvent(new Event(pageEvent));
      const ready = () => void (root.dataset['js'] = 'ready');
      startLate().then(({ started }) => started.then(ready), ready);
    });
  });
}
