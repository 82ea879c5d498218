import { pageEvent } from '../../shared/dom.ts';
import { findAnchor } from './anchor.ts';
import { on } from './on.ts';

/** What listens to the way that the page moves. */
export interface ScrollFollower {
  /**
   * Called as the page scrolls, with the pixels that are left below. Standing still counts as down; from the very top, and as a
   * page comes back where the reader had left it, the way is not known (null).
   */
  readonly move: (isDown: boolean | null, left: number) => void;
  /** Called when the address changes. */
  readonly arrive: (isAtAnchor: boolean) => void;
}

/** Tells a follower which way the reader scrolls; the scroll that leads to an anchor says nothing about it. */
export function followScroll({ move, arrive }: ScrollFollower): void {
  let previous = 0;
  let isBound = false;
  let address = location.href;
  on(['scroll'], () => {
    // What is above the end of the bar is the top of the page.
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
