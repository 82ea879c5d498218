import { pageEvent } from '../../shared/dom.ts';
import { findAnchor } from './anchor.ts';
import { on } from './on.ts';
import { reducesMotion } from './reduced-motion.ts';

/** The callbacks for scrolling. */
interface ScrollFollower {
  /**
   * Called when the page scrolls, with the pixels that remain below. No movement counts as down.
   * The direction is unknown (null) at the very top, and when a page is restored at its earlier
   * position.
   */
  readonly move: (isDown: boolean | null, left: number) => void;
  /** Called when the address changes. */
  readonly arrive: (isAtAnchor: boolean) => void;
}

/** Reports the scroll direction to the callbacks. The scroll to an anchor is not reported. */
function followScroll({ move, arrive }: ScrollFollower): void {
  let previous = 0;
  let isBound = false;
  let address = location.href;
  on(['scroll'], () => {
    // Positions above the lower edge of the bar count as the top of the page.
    if (isBound && scrollY > 60) isBound = false;
    else {
      const { scrollHeight } = document.documentElement;
      move(previous > 0 ? scrollY >= previous : null, scrollHeight - scrollY - innerHeight);
    }
    previous = scrollY;
  });
  const onAddress = () => {
    if (address === (address = location.href)) return;
    isBound = findAnchor(location) !== null;
    previous = 0;
    arrive(isBound);
  };
  on([pageEvent], onAddress);
  addEventListener('hashchange', onAddress);
}

/** Scroll position in CSS pixels below which no button is needed. */
const threshold = 300;

/** Shows the button that scrolls to the top when the reader scrolls up. */
export function startBackToTop(): void {
  const show = (isShown: boolean) => document.documentElement.toggleAttribute('data-back-to-top', isShown);
  followScroll({
    move: (isDown, left) => {
      if (isDown !== false || scrollY < threshold) show(false);
      else if (left > 0) show(true);
    },
    arrive: () => show(false),
  });
  on(['click'], (target) => {
    if (!target.closest('.back-to-top')) return;
    scrollTo({ top: 0, behavior: reducesMotion() ? 'instant' : 'smooth' });
    document.querySelector('main')?.focus({ preventScroll: true });
  });
}

/**
 * Hides the navbar on scrolling down and shows it on scrolling up, if the configuration enables it.
 */
export function startHideOnScroll(): void {
  const hide = (isHidden: boolean) => document.documentElement.toggleAttribute('data-navbar-hidden', isHidden);
  const find = () => document.querySelector<HTMLElement>('[data-hide-on-scroll]');
  followScroll({
    move: (isDown, left) => {
      const bar = find();
      if (!bar) return;
      const { offsetHeight: height } = bar;
      if (scrollY < height) hide(false);
      // The bar stays visible while it has the keyboard focus or an open menu.
      else if (isDown) hide(!bar.matches(':has(:focus-visible, [open])'));
      else if (left > height) hide(false);
    },
    arrive: (isAtAnchor) => hide(isAtAnchor && find() !== null),
  });
  on(['focusin'], (target) => target.closest('.navbar') && hide(false));
}

/**
 * Sets `data-scrolled` on the root element while the page is scrolled, for the navbar's border. A
 * scroll timeline in the style sheet would cost a second layout of each page.
 */
export function startNavbarEdge(): void {
  const update = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > 0);
  update();
  on(['scroll'], update);
}
