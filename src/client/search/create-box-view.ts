import { type Combobox, createCombobox } from './combobox.ts';
import type { Answer } from './create-asker.ts';
import { createFilterBar, type FilterBar } from './create-filter-bar.ts';
import { find, labelWith, type Parts } from './parts.ts';
import { countText, renderMessage } from './render-message.ts';
import { renderResults, renderGroup, renderLink, type RenderedResults } from './render-results.ts';
import { resultsAddress } from './results-address.ts';
import { forgetSearch, recentSearches } from './recent.ts';

/** Pause after typing before screen readers announce the result, in milliseconds. */
const quiet = 500;

/** The view of the search dialog. */
export interface BoxView {
  readonly input: HTMLInputElement;
  /** Link to the page with all results. */
  readonly all: HTMLAnchorElement;
  readonly combobox: Combobox;
  readonly show: (answer: Answer, place: Place) => void;
  readonly filters: FilterBar;
  /** Query of the listed results; empty if there are none. */
  readonly shown: () => string;
}

/** The page on which the search is opened. */
export interface Place {
  /** Address of the results page. */
  readonly resultsHref: string;
  /** The reader's own versions, by collection. */
  readonly versions: Readonly<Record<string, string>>;
}

interface ViewOptions {
  readonly parts: Parts;
  readonly onRetry: () => void;
  readonly onSuggestion: (query: string) => void;
  /** Called when the reader has narrowed or widened the search. */
  readonly onFilter: () => void;
}

/** Returns the view of the search dialog. Throws if a part of the dialog is missing. */
export function createBoxView({ parts, onRetry, onSuggestion, onFilter }: ViewOptions): BoxView {
  const { dialog } = parts;
  const input = find(dialog, 'input', HTMLInputElement);
  const body = find(dialog, '.search-body', HTMLElement);
  const list = find(dialog, '.search-list', HTMLElement);
  const removers = find(dialog, '.search-removers', HTMLElement);
  const message = find(dialog, '.search-message', HTMLElement);
  const all = find(dialog, '.search-all', HTMLAnchorElement);
  const say = createSpeaker(find(dialog, '.search-status', HTMLElement));
  const combobox = createCombobox(input, list);
  const filters = createFilterBar({ parts, name: 'search-box-section', onChange: onFilter });
  body.before(filters.element);
  let shown = '';

  const show = (answer: Answer, place: Place) => {
    dialog.toggleAttribute('data-loading', answer.type === 'loading');
    // Keep the previous results until the next ones arrive.
    if (answer.type === 'loading' && shown !== '') return;
    const results = answer.type === 'results' ? answer.results : null;
    const rendered = results ? renderResults(results, parts) : null;
    if (answer.type === 'results') filters.offer(answer.filters, place.versions);
    const onForgotten = () => show(answer, place);
    const { resultsHref } = place;
    const recent = answer.type === 'idle' ? renderRecent({ parts, resultsHref, onForgotten }) : null;
    const { groups, links } = rendered ?? recent ?? { groups: [], links: [] };
    const text = recent?.links.length
      ? null
      : renderMessage({ answer, parts, onRetry, onSuggestion, onWiden: filters.widener() });
    shown = answer.type === 'results' ? answer.query : '';
    for (const [index, group] of groups.entries()) labelGroup(group, `${list.id}-group-${index}`);
    list.replaceChildren(...groups);
    removers.replaceChildren(...(recent?.removers ?? []));
    message.replaceChildren(...(text ? [text] : []));
    combobox.offer(links, rendered !== null);
    all.hidden = !results || results.total <= results.pages.length;
    all.href = resultsAddress(resultsHref, shown, filters.parameters());
    all.textContent = labelWith(all, { count: (results?.total ?? 0).toLocaleString(document.documentElement.lang) });
    if (answer.type === 'idle') say('');
    else say(results && !text ? countText(results.total, parts) : (text?.textContent ?? ''));
    body.scrollTop = 0;
  };
  return { input, all, combobox, filters, show, shown: () => shown };
}

/**
 * Returns a function that makes screen readers announce a text after the reader has stopped typing.
 */
function createSpeaker(status: HTMLElement): (text: string) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (text) => {
    clearTimeout(timer);
    timer = setTimeout(() => (status.textContent = text), quiet);
  };
}

/** The title names the group and is not an option. */
function labelGroup(group: HTMLElement, id: string): void {
  const title = find(group, '.search-group-title', HTMLElement);
  title.id = id;
  title.role = 'presentation';
  group.role = 'group';
  group.setAttribute('aria-labelledby', id);
}

/**
 * Recent searches, and a button for each that removes it. The buttons are separate, because an
 * option of a list cannot contain a button.
 */
export interface RenderedRecent extends RenderedResults {
  readonly removers: readonly HTMLElement[];
}

interface RecentOptions {
  readonly parts: Parts;
  readonly resultsHref: string;
  readonly onForgotten: () => void;
}

/** Returns the reader's recent searches as elements. */
function renderRecent({ parts, resultsHref, onForgotten }: RecentOptions): RenderedRecent {
  const queries = recentSearches();
  if (queries.length === 0) return { groups: [], links: [], removers: [] };
  const { group } = renderGroup('recent', parts);
  const links = queries.map((query) =>
    renderLink('recent', { href: resultsAddress(resultsHref, query), title: query, lang: null }, parts),
  );
  group.append(...links);
  const removers = queries.map((query) => {
    const button = parts.copy('remove');
    button.ariaLabel = labelWith(button, { query });
    button.addEventListener('click', () => {
      forgetSearch(query);
      onForgotten();
      find(parts.dialog, 'input', HTMLElement).focus();
    });
    return button;
  });
  return { groups: [group], links, removers };
}
