import { on } from './on.ts';

/**
 * Sets `data-scrolled` on the root element while the page is scrolled, for the navbar's border. A
 * scroll timeline in the style sheet would cost a second layout of each page.
 */
export function startNavbarEdge(): void {
  const update = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > 0);
  update();
  on(['scroll'], update);
}
