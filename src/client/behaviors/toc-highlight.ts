import { activeLink } from './active-link.ts';
import { on } from './on.ts';
import { onPage } from './on-page.ts';

/** The navbar, if it is in view all the time. */
const bar = '.navbar:not([data-hide-on-scroll])';

/**
 * Marks the link of the current section in the table of contents, and keeps it in view.
 */
export function startTocHighlight(): void {
  let links: readonly HTMLAnchorElement[] = [];
  let frame = 0;
  const update = () => {
    frame = 0;
    // The table of contents is hidden on narrow screens.
    if (!links[0]?.offsetParent) return;
    const active = activeLink(links, document.querySelector<HTMLElement>(bar)?.offsetHeight ?? 0);
    if (active?.ariaCurrent) return;
    for (const link of links) link.ariaCurrent = link === active ? 'true' : null;
    const toc = active?.offsetParent;
    // It stays where it is while the keyboard walks through it.
    if (active && toc && !toc.querySelector(':focus-visible')) toc.scrollTop = active.offsetTop - toc.clientHeight / 2;
  };
  const schedule = () => {
    frame ||= requestAnimationFrame(update);
  };
  onPage(() => {
    links = [...document.querySelectorAll<HTMLAnchorElement>('.toc a')];
    schedule();
  });
  on(['scroll'], schedule);
  addEventListener('resize', schedule);
}
