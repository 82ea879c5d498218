import { on } from './on.ts';

/**
 * Adds the current query and hash to the links to the same page in other languages and versions.
 */
export function startAlternateLinks(): void {
  const update = (target: Element) => {
    const link = target.closest<HTMLAnchorElement>(
      ':is(.dropdown-link:is([hreflang],[data-same-page]),.language-hint>a)',
    );
    if (!link) return;
    link.search = location.search;
    link.hash = location.hash;
  };
  on(['pointerdown', 'focusin', 'click'], update, true);
}
