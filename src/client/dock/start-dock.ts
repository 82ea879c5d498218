import { codeBesideWidth, pageEvent, tocWidth } from '../../shared/dom.ts';
import { on } from '../behaviors/on.ts';
import { importAlone, loadOnce } from '../loading/load-once.ts';
import { afterFrame } from '../loading/schedule.ts';

/**
 * Loads the module for the bar under the navbar, on the first page that shows one. Resolves when
 * the current page has the module, if it needs it. `early` are the recorded events.
 */
export async function startDock(early: readonly Event[]): Promise<void> {
  startMenuButton(early);
  const load = loadOnce((failures) => importAlone(new URL(DOCK_MODULE, import.meta.url), failures));
  const widths = [tocWidth, codeBesideWidth].map((width) => matchMedia(`(width < ${width}px)`));
  const prepare = async () => {
    // If this fails, the table of contents stays a fold.
    if (document.querySelector('.dock')?.checkVisibility()) await load().catch(() => undefined);
  };
  on([pageEvent], () => void prepare());
  for (const width of widths) width.addEventListener('change', () => void prepare());
  await prepare();
}

/** Lets a button of the bar open the drawer, which gives the focus back to it. */
function startMenuButton(early: readonly Event[]): void {
  let opener: HTMLElement | null = null;
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('.dock-menu') : null;
    const menu = document.querySelector<HTMLElement>('.menu > summary');
    if (!button || !menu) return;
    opener = button;
    // The page behind the drawer cannot have the focus.
    menu.focus({ preventScroll: true });
    menu.click();
  };
  document.addEventListener('click', onClick);
  early.filter(({ type }) => type === 'click').forEach(onClick);
  on(
    ['toggle'],
    (target) => {
      if (!target.matches('.menu:not([open])')) return;
      const button = opener;
      opener = null;
      // Only then is the page not inert any more.
      afterFrame(() => button?.focus({ preventScroll: true }));
    },
    true,
  );
}
