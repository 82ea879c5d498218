import { visitEvent } from '../../shared/dom.ts';
import type { CreateSearch } from '../../shared/search.ts';
import type { SearchFile } from '../../shared/search-file.ts';
import { on } from '../behaviors/on.ts';
import { onPage } from '../behaviors/on-page.ts';
import { importAlone, loadOnce } from '../loading/load-once.ts';
import { loadForReader } from '../loading/lost-code.ts';
import type { createSearchUi, SearchUi } from './create-search-ui.ts';
import type { AskedSearch } from './search-asked.ts';
import { clearHighlight, readHighlight } from './kept-highlight.ts';
import { boxAddress, describe, isSearchFile, versionsOf } from './opener.ts';
import { openerSelector } from './opener-selector.ts';
import { findOpener, searchAsked } from './search-asked.ts';
import { typeAhead } from './type-ahead.ts';

/**
 * Opens the search dialog by its button, by Ctrl-K or Command-K, and by a slash. Its code is loaded
 * when the reader is about to use it, and on results pages. If it cannot be loaded, the results
 * page opens instead. `asked` is an earlier request to open the search.
 */
export function startSearch(asked: AskedSearch | null): void {
  const modules = SEARCH_MODULES;
  if (!modules) return;
  const loadCode = createCodeLoader(modules);
  const loaded = new Map<string, SearchUi>();
  const loaders = new Map<string, () => Promise<SearchUi>>();

  const load = async (opener: HTMLAnchorElement): Promise<SearchUi> => {
    const address = boxAddress(opener);
    const loader = loaders.get(address) ?? loadOnce(() => loadSearch(loadCode, address));
    loaders.set(address, loader);
    const ui = await loader();
    loaded.set(address, ui);
    return ui;
  };
  const open = async ({ opener, typed }: AskedSearch) => {
    const place = { resultsHref: opener.href, versions: versionsOf(opener) };
    const ready = loaded.get(boxAddress(opener));
    // Open it synchronously: a phone shows its keyboard only in direct response to a touch.
    if (ready) return ready.open(place, typed);
    if (opener.ariaBusy) return;
    opener.ariaBusy = 'true';
    const endTyping = typeAhead(typed);
    try {
      const ui = await loadForReader(() => load(opener));
      ui.open(place, endTyping());
    } catch {
      document.dispatchEvent(new CustomEvent(visitEvent, { detail: opener.href }));
    }
    endTyping();
    opener.ariaBusy = null;
  };

  on(['pointerover', 'focusin'], (target) => {
    const opener = findOpener(target);
    if (opener) load(opener).catch(() => undefined);
  });
  on(['click', 'keydown'], (target, event) => {
    const opener = searchAsked(target, event);
    if (!opener) return;
    event.preventDefault();
    void open({ opener, typed: '' });
  });
  onPage(() => {
    const openers = [...document.querySelectorAll<HTMLAnchorElement>(openerSelector)];
    for (const opener of openers) describe(opener);
    const [first] = openers;
    if (!first) return;
    const page = document.querySelector<HTMLElement>('.search-page');
    const query = new URLSearchParams(location.search).get('q') ?? '';
    // Hide the list of all pages before it is visible.
    page?.toggleAttribute('data-query', query.trim() !== '');
    const isFound = readHighlight() !== null;
    if (!isFound) clearHighlight();
    if (!page && !isFound) return;
    const place = { resultsHref: first.href, versions: versionsOf(first) };
    load(first)
      .then((ui) => ui.show(place))
      .catch(() => page?.removeAttribute('data-query'));
  });
  if (asked) void open(asked);
}

interface SearchCode {
  readonly createUi: typeof createSearchUi;
  readonly createSearch: CreateSearch;
}

/**
 * Returns a function that loads the dialog and the engine separately, because only one of them may
 * fail.
 */
function createCodeLoader({ box, engine }: NonNullable<typeof SEARCH_MODULES>): () => Promise<SearchCode> {
  const address = (path: string) => new URL(path, import.meta.url);
  const loadBox = loadOnce((failures) =>
    importAlone<{ readonly createSearchUi: typeof createSearchUi }>(address(box), failures),
  );
  const loadEngine = loadOnce((failures) =>
    importAlone<{ readonly createSearch: CreateSearch }>(address(engine), failures),
  );
  return async () => {
    const [ui, { createSearch }] = await Promise.all([loadBox(), loadEngine()]);
    return { createUi: ui.createSearchUi, createSearch };
  };
}

async function loadSearch(loadCode: () => Promise<SearchCode>, address: string): Promise<SearchUi> {
  const [{ createUi, createSearch }, file] = await Promise.all([loadCode(), fetchFile(address)]);
  return createUi({ file, address, createSearch });
}

async function fetchFile(address: string): Promise<SearchFile> {
  // Its address is the same in every build; the files that it names have content hashes.
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) throw new Error(response.statusText);
  const file: unknown = await response.json();
  if (!isSearchFile(file)) throw new TypeError(address);
  return file;
}
