import { pageEvent } from '../../shared/dom.ts';
import { on } from '../behaviors/on.ts';
import { replay } from '../loading/kept-events.ts';
import { importAlone, loadOnce } from '../loading/load-once.ts';
import { loadForReader } from '../loading/lost-code.ts';

/**
 * Loads what tabs need once a page has them; clicks and keys on tabs wait for it, those that came before this script among them. Settles
 * when the page that shows has what it needs.
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
    // What does not come leaves the tabs as the server printed them, and everything else as it is.
    if (document.querySelector('.tabs')) await load().then(arrive, () => undefined);
  };
  on(['click', 'keydown'], hold);
  for (const event of early) if (event.target instanceof Element) hold(event.target, event);
  on([pageEvent], () => void prepare());
  await prepare();
}
