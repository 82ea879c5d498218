import { pageEvent } from '../../shared/dom.ts';

/** Runs a function for the page that shows, and for each that navigation brings. */
export function onPage(run: () => void): void {
  run();
  document.addEventListener(pageEvent, run);
}
