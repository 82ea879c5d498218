import { buildMeta } from '../../shared/dom.ts';
import { liveFolder } from '../../shared/live-update.ts';

/** Address of this script. */
export const scriptAddress = `${liveFolder}live.js`;

/**
 * Parses a page and returns its root element without the live script, as a build would output it.
 */
export function parseDocument(html: string): HTMLElement {
  const root = new DOMParser().parseFromString(html, 'text/html').documentElement;
  for (const script of root.querySelectorAll(`script[src="${scriptAddress}"]`)) script.remove();
  return root;
}

/**
 * Returns the parts of a page that cannot change without a reload: scripts, the policy, and whether
 * it is a page of the site at all.
 */
export function fixedParts(root: Element): string {
  const parts = root.querySelectorAll('head > script, head > meta[http-equiv]');
  const isPage = root.querySelector(`meta[name=${buildMeta}]`) !== null;
  return [isPage, ...[...parts].map(({ outerHTML }) => outerHTML)].join('\n');
}
