import { onPage } from '../behaviors/on-page.ts';
import { isSlow } from '../loading/is-slow.ts';
import { whenIdle } from '../loading/schedule.ts';
import { type Pages, parsePage } from './fetch-page.ts';
import { pageLink } from './links.ts';
import { mainSelector } from './main-area.ts';
import { missingStyles } from './page-styles.ts';

/** Time that the pointer must stay on a link before its page is loaded, in milliseconds. */
const dwell = 65;

/**
 * Maximum number of visible links whose pages are loaded in advance. Each has the style sheet of
 * the theme inside again, 8 kB.
 */
const mostVisible = 4;

/**
 * Loads pages in advance: for links that the reader points at, focuses or touches, and for some
 * visible links of the text.
 */
export function startPrefetch(pages: Pages): void {
  const { base } = pages;
  const prefetch = async (link: HTMLAnchorElement | null, priority: RequestPriority = 'auto') => {
    const address = link && new URL(link.href);
    // A link with the role `button` does not navigate.
    if (!address || link.role === 'button' || address.pathname === location.pathname || isSlow()) return;
    return pages.load(address, { priority }).catch(() => null);
  };
  /** A reader who points at a link is about to follow it. */
  const prepare = async (link: HTMLAnchorElement | null) => {
    const page = await prefetch(link);
    if (!page || page.root) return;
    page.root = parsePage(page);
    // The visit finds them in the cache of the browser.
    for (const style of missingStyles(page.root, page.address)) fetch(style).catch(() => undefined);
  };
  let resting: ReturnType<typeof setTimeout> | undefined;
  addEventListener('pointerover', ({ target }) => {
    clearTimeout(resting);
    resting = setTimeout(() => void prepare(pageLink(target, base)), dwell);
  });
  for (const type of ['focusin', 'touchstart']) {
    addEventListener(type, ({ target }) => void prepare(pageLink(target, base)), { passive: true });
  }

  let left = 0;
  let queue: Promise<unknown> = Promise.resolve();
  const visible = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      visible.unobserve(target);
      const link = pageLink(target, base);
      // One at a time, and only while the page with the link is shown.
      if (link) queue = queue.then(() => (link.isConnected && left-- > 0 ? prefetch(link, 'low') : null));
    }
  });
  onPage(() => {
    visible.disconnect();
    left = mostVisible;
    whenIdle(() => {
      visible.disconnect();
      // Observe all links and inspect only the visible ones: a long text has hundreds.
      for (const link of document.querySelectorAll(`${mainSelector} a`)) visible.observe(link);
    });
  });
}
