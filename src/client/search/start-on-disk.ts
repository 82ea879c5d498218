import type { CreateSearch } from '../../shared/search.ts';
import { loadOnce } from '../loading/load-once.ts';
import { createSearchUi } from './create-search-ui.ts';
import { fetch as fetchHeld } from './disk-files.ts';
import { boxAddress, describe, isSearchFile, versionsOf } from './opener.ts';
import { openerSelector } from './opener-selector.ts';
import { searchAsked } from './search-asked.ts';

/**
 * Starts the search on a page that is opened from disk, where the other scripts do not run. Does
 * nothing elsewhere.
 */
export function startOnDisk(createSearch: CreateSearch): void {
  if (location.protocol !== 'file:') return;
  const openers = [...document.querySelectorAll<HTMLAnchorElement>(openerSelector)];
  const [first] = openers;
  if (!first) return;
  for (const opener of openers) describe(opener);
  const load = loadOnce(async () => {
    const address = boxAddress(first);
    const file: unknown = await (await fetchHeld(address)).json();
    if (!isSearchFile(file)) throw new TypeError(address);
    return createSearchUi({ file, address, createSearch });
  });
  const place = (opener: HTMLAnchorElement) => ({ resultsHref: opener.href, versions: versionsOf(opener) });
  const answer = (event: Event) => {
    const target = event.target instanceof Element ? event.target : document.documentElement;
    const opener = searchAsked(target, event);
    if (!opener) return;
    event.preventDefault();
    load().then(
      (ui) => ui.open(place(opener), ''),
      () => location.assign(opener.href),
    );
  };
  document.addEventListener('click', answer);
  document.addEventListener('keydown', answer);
  if (document.querySelector('.search-page')) void load().then((ui) => ui.show(place(first)));
}
