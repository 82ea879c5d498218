import { on } from './on.ts';

/** Adds the current query and hash to the links to other languages. */
export function startLocaleLinks(): void {
  const update = (target: Element) => {
    const link = target.closest<HTMLAnchorElement>('.dropdown-link[hreflang]');
    if (!link) return;
    link.search = location.search;
    link.hash = location.hash;
  };
  on(['pointerdown', 'focusin', 'click'], update, true);
}
