import { on } from './on.ts';

/** Says on the root element whether the page is scrolled, for the navbar's hairline, where style sheets cannot know. */
export function startNavbarEdge(): void {
  if (CSS.supports('animation-timeline: scroll()')) return;
  const update = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > 0);
  update();
  on(['scroll'], update);
}
