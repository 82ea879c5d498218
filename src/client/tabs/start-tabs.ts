import { pageEvent } from '../../shared/dom.ts';
import { on } from '../behaviors/on.ts';
import { replay } from '../loading/kept-events.ts';
import { importAlone, loadOnce } from '../loading/load-once.ts';
import { loadForReader } from '../loading/lost-code.ts';

/**
 * Loads the module for tabs on the first page with tabs. Clicks and keys on tabs are replayed after
 * it is loaded, including the recorded ones in `early`. Resolves when the current page has the
 * module, if it needs it.
 */
export async function startTabs(early: readonly Event[]): Promise<void> {
  const load = loadOnce((failures) => importAlone(new URL(TABS_MODULE, import.meta.url), failures));
  const waiting: Event[] = [];
  let isThere = false;
  const arrive = () => {
    isThere = true;
    for (const event of waiting.splice(0)) replay(event);
  };
  const hold = (target: Element, event: Event) => {
    if (isThere || !target.closest('.tab-list > button')) return;
    waiting.push(event);
    void loadForReader(load).then(arrive, () => waiting.splice(0));
  };
  const prepare = async () => {
    // If this fails, the tabs stay as the server rendered them.
    if (document.querySelector('.tabs')) await load().then(arrive, () => undefined);
  };
  on(['click', 'keydown'], hold);
  for (const event of early) if (event.target instanceof Element) hold(event.target, event);
  on([pageEvent], () => void prepare());
  await prepare();
}
