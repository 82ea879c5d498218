import { on } from './on.ts';

/** Makes the links to other languages keep the query and the hash that the address has at that moment. */
export function startLocaleLinks(): void {
  const update = (target: Element) => {
    const link = target.closest<HTMLAnchorElement>('.dropdown-link[hreflang]');
    if (!link) return;
    link.search = location.search;
    link.hash = location.hash;
  };
  on(['pointerdown', 'focusin', 'click'], update, true);
}
