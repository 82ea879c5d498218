import { onPage } from '../behaviors/on-page.ts';
import { isSlow } from '../loading/is-slow.ts';
import { whenIdle } from '../loading/when-idle.ts';
import type { Pages } from './fetch-page.ts';
import { pageLink } from './links.ts';
import { mainSelector } from './main-area.ts';

/** How long a pointer rests on a link that its reader may want, in milliseconds. */
const dwell = 65;

/** How many of a page's visible links are loaded in advance. */
const mostVisible = 8;

/** Loads pages before they are asked for: what a reader points at, focuses or touches, and some links of the text that show. */
export function startPrefetch(pages: Pages): void {
  const { base } = pages;
  const prefetch = async (link: HTMLAnchorElement | null, priority: RequestPriority = 'auto') => {
    const address = link && new URL(link.href);
    // What a script has made a button of leads nowhere.
    if (!address || link.role === 'button' || address.pathname === location.pathname || isSlow()) return;
    await pages.load(address, { priority }).catch(() => null);
  };
  let resting: ReturnType<typeof setTimeout> | undefined;
  addEventListener('pointerover', ({ target }) => {
    clearTimeout(resting);
    resting = setTimeout(() => void prefetch(pageLink(target, base)), dwell);
  });
  for (const type of ['focusin', 'touchstart']) {
    addEventListener(type, ({ target }) => void prefetch(pageLink(target, base)), { passive: true });
  }

  let left = 0;
  let queue = Promise.resolve();
  const visible = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      visible.unobserve(target);
      const link = pageLink(target, base);
      // One at a time, and none of a page that was left meanwhile.
      if (link) queue = queue.then(() => (link.isConnected && left-- > 0 ? prefetch(link, 'low') : undefined));
    }
  });
  onPage(() => {
    visible.disconnect();
    left = mostVisible;
    whenIdle(() => {
      visible.disconnect();
      // What a link is, is asked of those that show: a long text has hundreds.
      for (const link of document.querySelectorAll(`${mainSelector} a`)) visible.observe(link);
    });
  });
}
