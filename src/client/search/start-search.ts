import { searchBoxAttribute, searchVersionsAttribute, visitEvent } from '../../shared/dom.ts';
import { readDocsVersion } from '../../shared/state/docs-version.ts';
import type { CreateSearch } from '../../shared/search.ts';
import type { SearchFile } from '../../shared/search-file.ts';
import { on } from '../behaviours/on.ts';
import { onPage } from '../behaviours/on-page.ts';
import type { createSearchUi, SearchUi } from './create-search-ui.ts';
import { isPlain } from './is-plain.ts';
import { clearHighlight, readHighlight } from './kept-highlight.ts';
import { typeAhead } from './type-ahead.ts';

const openerSelector = `[${searchBoxAttribute}]`;

/** Where the reader types something else than shortcuts. */
const fieldSelector = 'input,textarea,select,[contenteditable]:not([contenteditable=false])';

const isMac = /Mac|iP(?:hone|ad|od)/.test(navigator.platform);

/**
 * Opens the search box by its button, by Ctrl-K or Command-K, and by a slash. Its code is fetched when a reader reaches for it, and for
 * the page with results; where it does not come, the page behind the button is shown instead.
 */
export function startSearch(): void {
  const modules = SEARCH_MODULES;
  if (!modules) return;
  const loaded = new Map<string, SearchUi>();
  const loading = new Map<string, Promise<SearchUi>>();

  const load = (opener: HTMLAnchorElement): Promise<SearchUi> => {
    const address = boxAddress(opener);
    const known = loading.get(address) ?? loadSearch(modules, address);
    loading.set(address, known);
    known.then(
      (ui) => loaded.set(address, ui),
      () => loading.delete(address),
    );
    return known;
  };
  const open = async (opener: HTMLAnchorElement) => {
    const place = { resultsHref: opener.href, versions: versionsOf(opener) };
    const ready = loaded.get(boxAddress(opener));
    // At once, since a phone shows its keyboard only for what its reader has just touched.
    if (ready) return ready.open(place, '');
    if (opener.ariaBusy) return;
    opener.ariaBusy = 'true';
    const endTyping = typeAhead();
    try {
      const ui = await load(opener);
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
  on(['click'], (target, event) => {
    const opener = findOpener(target);
    if (!opener || !isPlain(event)) return;
    event.preventDefault();
    void open(opener);
  });
  on(['keydown'], (target, event) => {
    const isPressed = event.key === ' ' && findOpener(target) !== null;
    const opener = isPressed ? findOpener(target) : document.querySelector<HTMLAnchorElement>(openerSelector);
    if (!opener || !(isPressed || isShortcut(event, target)) || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    void open(opener);
  });
  onPage(() => {
    const openers = [...document.querySelectorAll<HTMLAnchorElement>(openerSelector)];
    for (const opener of openers) describe(opener);
    const [first] = openers;
    if (!first) return;
    const page = document.querySelector<HTMLElement>('.search-page');
    const query = new URLSearchParams(location.search).get('q') ?? '';
    // Before the list of all pages is seen.
    page?.toggleAttribute('data-query', query.trim() !== '');
    const isFound = readHighlight() !== null;
    if (!isFound) clearHighlight();
    if (!page && !isFound) return;
    const place = { resultsHref: first.href, versions: versionsOf(first) };
    load(first)
      .then((ui) => ui.show(place))
      .catch(() => page?.removeAttribute('data-query'));
  });
}

async function loadSearch(
  { box, engine }: { readonly box: string; readonly engine: string },
  address: string,
): Promise<SearchUi> {
  const [{ createSearchUi: create }, { createSearch }, file]: [
    { readonly createSearchUi: typeof createSearchUi },
    { readonly createSearch: CreateSearch },
    SearchFile,
  ] = await Promise.all([
    import(new URL(box, import.meta.url).href),
    import(new URL(engine, import.meta.url).href),
    fetchFile(address),
  ]);
  return create({ file, address, createSearch });
}

async function fetchFile(address: string): Promise<SearchFile> {
  // Its address is that of every build, what it names is not.
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) throw new Error(response.statusText);
  const file: SearchFile = await response.json();
  return file;
}

function findOpener(target: Element): HTMLAnchorElement | null {
  return target.closest<HTMLAnchorElement>(openerSelector);
}

function boxAddress(opener: HTMLAnchorElement): string {
  return new URL(opener.getAttribute(searchBoxAttribute) ?? '', location.href).href;
}

/** Of the docs that a reader is in it is the page's version, of others the one that the reader has chosen. */
function versionsOf(opener: HTMLAnchorElement): Readonly<Record<string, string>> {
  const own: Readonly<Record<string, string | null>> = JSON.parse(opener.getAttribute(searchVersionsAttribute) ?? '{}');
  const versions = Object.entries(own).flatMap(([collection, ofPage]): [string, string][] => {
    const version = ofPage ?? readDocsVersion(collection);
    return version === null ? [] : [[collection, version]];
  });
  return Object.fromEntries(versions);
}

function isShortcut({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent, target: Element): boolean {
  if (altKey) return false;
  if (key === '/') return !ctrlKey && !metaKey && !target.closest(fieldSelector);
  return key.toLowerCase() === 'k' && !shiftKey && (isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey);
}

/** With scripts the link is a button. */
function describe(opener: HTMLAnchorElement): void {
  opener.role = 'button';
  opener.ariaHasPopup = 'dialog';
  opener.setAttribute('aria-keyshortcuts', isMac ? 'Meta+K /' : 'Control+K /');
  if (isMac && opener.dataset['shortcut']) opener.dataset['shortcut'] = '⌘K';
}
