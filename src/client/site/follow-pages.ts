import { pageEvent } from '../../shared/dom.ts';

/**
 * Runs a function for the page that is shown, and again for each page that navigation shows. If it
 * returns a function, that is called when the page is left.
 */
export function onPage(run: () => void | (() => void)): void {
  let shown: string | null = null;
  let leave: void | (() => void);
  const update = () => {
    if (location.pathname === shown) return;
    shown = location.pathname;
    leave?.();
    leave = run();
  };
  document.addEventListener(pageEvent, update);
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', update);
  else update();
}
