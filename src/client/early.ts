import { pageEvent } from '../shared/dom.ts';
import { closeAnnouncement } from './behaviors/close-announcement.ts';
import { switchColor } from './behaviors/color-switch.ts';
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
import { whenIdle } from './loading/schedule.ts';

// This script was loaded, so the page need not say that its files are missing.
document.querySelector('[data-base-notice]')?.remove();
// Browsers load no modules for pages from disk, so the page stays as it is without scripts.
if (location.protocol !== 'file:') start();

/** Starts everything that must work before the reader's first action. React is not part of it. */
function start(): void {
  const root = document.documentElement;
  root.dataset['js'] = 'early';
  const loadLate = loadOnce((failures) => importAlone<Late>(beside(LATE_MODULE), failures));
  // This must come first: it copies the page as it was delivered.
  const pages = startNavigation(loadLate);
  // Run the rest in its own task, so that a slow device can handle input in between.
  setTimeout(() => {
    startMenu();
    const loadIslands = loadOnce(async () => (await loadLate()).createIslandCode());
    const hydrate = startIslands(loadIslands, [switchColor, closeAnnouncement]);
    let [isLate, isTold] = [false, false];
    const startLate = loadOnce(async () => {
      const late = await loadLate();
      isLate = true;
      // An error from here on is not a failure to load, so it is not tried again.
      return { started: late.start({ pages, loadIslands, hydrate }) };
    });
    // The late script may be needed for this event, so load it now. If it fails, report this only
    // once, because the event may not need the late script at all.
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
    // Replay the earlier events, except those that the browser has handled.
    for (const event of keptEvents()) if (event instanceof KeyboardEvent || !isNative(event.target)) replay(event);
    whenIdle(() => {
      // The late script loads after the page. If it fails, it is tried again on the next page.
      on([pageEvent], () => void startLate().catch(() => undefined));
      document.dispatchEvent(new Event(pageEvent));
      const ready = () => void (root.dataset['js'] = 'ready');
      startLate().then(({ started }) => started.then(ready), ready);
    });
  });
}
