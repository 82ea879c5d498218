import { regionAttribute } from '../../shared/dom.ts';

/** What finds the main part of a page, which navigation replaces whole. */
export const mainSelector = `[${regionAttribute}=main]`;

/** Returns the main part of the page that shows. */
export function mainArea(): HTMLElement | null {
  return document.querySelector(mainSelector);
}
