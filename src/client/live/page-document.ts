import { buildMeta } from '../../shared/dom.ts';
import { liveFolder } from '../../shared/live-update.ts';

/** Address of the script that this is a part of. */
export const scriptAddress = `${liveFolder}live.js`;

/** Returns the root of a page as a build would have made it. */
export function parseDocument(html: string): HTMLElement {
  const root = new DOMParser().parseFromString(html, 'text/html').documentElement;
  for (const script of root.querySelectorAll(`script[src="${scriptAddress}"]`)) script.remove();
  return root;
}

/** Returns what a browser takes from a page once and for all: scripts, the policy, and whether it is a page of the site at all. */
export function fixedParts(root: Element): string {
  const parts = root.querySelectorAll('head > script, head > meta[http-equiv]');
  const isPage = root.querySelector(`meta[name=${buildMeta}]`) !== null;
  return [isPage, ...[...parts].map(({ outerHTML }) => outerHTML)].join('\n');
}
