import { regionAttribute } from '../../shared/dom.ts';

/** Selector for the main part of a page. Navigation replaces it as a whole. */
export const mainSelector = `[${regionAttribute}=main]`;

/** Returns the main part of the current page. */
export function mainArea(): HTMLElement | null {
  return document.querySelector(mainSelector);
}
