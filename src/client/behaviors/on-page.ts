import { pageEvent } from '../../shared/dom.ts';

/** Runs a function for the current page and after each navigation. */
export function onPage(run: () => void): void {
  run();
  document.addEventListener(pageEvent, run);
}
