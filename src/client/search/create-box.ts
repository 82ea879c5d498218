import { isPlain } from '../page/is-plain.ts';
import { createAsker, type EngineScope } from './create-asker.ts';
import { createBoxView, type Place } from './create-box-view.ts';
import { showHighlight } from './highlight.ts';
import { pagePath } from './kept-highlight.ts';
import type { Parts } from './parts.ts';
import { readQuery } from './read-query.ts';
import { remember } from './remember.ts';
import { resultsAddress } from './results-address.ts';
import { ownChoice } from './search-choice.ts';
import { afterFrame } from '../loading/schedule.ts';

/** Maximum number of listed pages. */
const limit = 5;

export interface SearchScope extends EngineScope {
  readonly parts: Parts;
}

/** Adds the search dialog of a scope to the page. Returns the function that opens it. */
export function createBox({ parts, ...scope }: SearchScope): (place: Place, typed: string) => void {
  const { dialog } = parts;
  const overlay = createOverlay(dialog);
  let place: Place = { resultsHref: '', versions: {} };
  const ask = () => askEngine({ query: readQuery(input), limit, versions: place.versions, choice: filters.choice() });
  const search = (text: string) => {
    input.value = text;
    input.focus();
    ask();
  };
  const view = createBoxView({
    parts,
    onRetry: () => search(input.value),
    onSuggestion: search,
    onFilter: () => ask(),
  });
  const { input, all, combobox, filters } = view;
  const askEngine = createAsker({ ...scope, show: (answer) => view.show(answer, place) });

  const onLink = (link: HTMLAnchorElement, event: MouseEvent) => {
    const isRecent = link.matches('.hit-recent');
    if (!isRecent) remember(link, readQuery(input));
    if (!isPlain(event)) return;
    if (isRecent) {
      event.preventDefault();
      return search(link.textContent);
    }
    overlay.close();
    if (pagePath(new URL(link.href)) === pagePath(location)) showHighlight();
  };
  /**
   * Follows the active option. If there is none, or the list belongs to an earlier query, opens the
   * results page.
   */
  const choose = (isNewTab: boolean) => {
    const query = readQuery(input);
    const chosen = query === view.shown() ? combobox.chosen() : undefined;
    if (!chosen && query === '') return;
    if (!chosen) all.href = resultsAddress(place.resultsHref, query, filters.parameters());
    const link = chosen ?? all;
    if (!isNewTab) return link.click();
    remember(link, query);
    open(link.href, '_blank', 'noopener');
  };

  dialog.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, target } = event;
    const isCommand = ctrlKey || metaKey;
    // The dialog must not trigger shortcuts of the page behind it.
    event.stopPropagation();
    if (event.isComposing) return;
    if (key === 'Escape' || (isCommand && key.toLowerCase() === 'k')) overlay.close();
    else if (key === 'Enter' && isCommand && target === input) choose(true);
    else if (target !== input || !isPlain(event) || !combobox.onKey(key)) return;
    event.preventDefault();
  });
  listen(dialog, { onLink, point: combobox.point, close: overlay.close });
  input.addEventListener('input', ask);
  dialog.addEventListener('submit', (event) => {
    event.preventDefault();
    choose(false);
  });
  dialog.addEventListener('reset', (event) => {
    event.preventDefault();
    search('');
  });
  dialog.addEventListener('close', () => {
    input.value = '';
    ask();
  });
  document.body.append(dialog);
  return (from, typed) => {
    place = from;
    filters.choose(ownChoice);
    input.value = typed;
    ask();
    overlay.show();
    input.focus();
  };
}

/**
 * Returns functions that show and close a dialog over the page. It is not a modal dialog of the
 * browser: that makes the page inert at once, and so shows the dialog late.
 */
function createOverlay(dialog: HTMLDialogElement) {
  const root = document.documentElement;
  let release: (() => void) | null = null;
  const close = () => {
    // The page must take the focus back.
    release?.();
    release = null;
    root.style.scrollbarGutter = '';
    dialog.close();
  };
  const show = () => {
    if (release) return;
    // Keeps the space of the scroll bar that disappears.
    root.style.scrollbarGutter = innerWidth > root.clientWidth ? 'stable' : '';
    dialog.show();
    release = holdPage(dialog);
  };
  const isOutside = ({ target }: Event) => release !== null && target instanceof Node && !dialog.contains(target);
  let isPressed = false;
  document.addEventListener('pointerdown', (event) => (isPressed = isOutside(event)), { capture: true });
  // A quick click meets a page that is not inert yet. It must not follow a link there.
  const onClick = (event: MouseEvent) => {
    if (!isPressed || !isOutside(event)) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  document.addEventListener('click', onClick, { capture: true });
  return { show, close };
}

interface Listeners {
  readonly onLink: (link: HTMLAnchorElement, event: MouseEvent) => void;
  /** Called when the pointer moves over an option. */
  readonly point: (option: Element) => void;
  /** Called for the button that closes the dialog. */
  readonly close: () => void;
}

/** Adds the pointer listeners of the dialog. */
function listen(dialog: HTMLDialogElement, { onLink, point, close }: Listeners): void {
  dialog.addEventListener('pointermove', ({ target }) => {
    const option = target instanceof Element ? target.closest('.hit') : null;
    if (option) point(option);
  });
  dialog.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const link = event.target.closest('a');
    if (link) onLink(link, event);
    else if (event.target.closest('.search-close')) close();
  });
}

/**
 * Makes everything beside an element of the body inert, and returns the function that undoes it.
 * Browsers then calculate the styles of every element, so this waits for the next frame, which
 * shows the element.
 */
function holdPage(front: Element): () => void {
  const behind = [...document.body.children].filter((part) => part !== front && !part.hasAttribute('inert'));
  let isHeld = true;
  const apply = () => {
    for (const part of behind) part.toggleAttribute('inert', isHeld);
  };
  afterFrame(apply);
  return () => {
    isHeld = false;
    apply();
  };
}
