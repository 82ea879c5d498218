import { pageEvent } from '../../shared/dom.ts';
import { findAnchor } from './anchor.ts';
import { on } from './on.ts';

/** The callbacks for scrolling. */
export interface ScrollFollower {
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
export function followScroll({ move, arrive }: ScrollFollower): void {
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
