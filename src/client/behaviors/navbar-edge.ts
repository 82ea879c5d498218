import { on } from './on.ts';

/**
 * Sets `data-scrolled` on the root element while the page is scrolled, for the navbar's border.
 * Only for browsers whose style sheets cannot detect it.
 */
export function startNavbarEdge(): void {
  if (CSS.supports('animation-timeline: scroll()')) return;
  const update = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > 0);
  update();
  on(['scroll'], update);
}
