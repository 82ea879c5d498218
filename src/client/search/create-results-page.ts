import { type Answer, createAsker } from './create-asker.ts';
import type { SearchScope } from './create-box.ts';
import type { Place } from './create-box-view.ts';
import { createFilterBar } from './create-filter-bar.ts';
import { find } from './parts.ts';
import { countText, renderMessage } from './render-message.ts';
import { renderResults } from './render-results.ts';
import { readQuery, shortQuery } from './read-query.ts';
import { keepSearch } from './recent.ts';
import { remember } from './remember.ts';
import { resultsAddress } from './results-address.ts';
import { readChoice } from './search-choice.ts';

/** Number of pages that are listed at first, and added for each click on the button. */
const batch = 15;

/**
 * Returns a function that shows results on a results page. The query comes from the address, and
 * the address follows the field.
 */
export function createResultsPage(scope: SearchScope): (page: HTMLElement, place: Place) => void {
  const shown = new WeakMap<HTMLElement, () => void>();
  return (page, place) => {
    const refresh = shown.get(page) ?? fillPage(page, place, scope);
    shown.set(page, refresh);
    refresh();
  };
}

/** Returns a function that reads the query from the address again. */
function fillPage(page: HTMLElement, { versions }: Place, { parts, ...scope }: SearchScope): () => void {
  const input = find(page, 'input', HTMLInputElement);
  const results = find(page, '.search-results', HTMLElement);
  let limit = batch;
  /** Index of the link that gets the focus when it is added; -1 for none. */
  let awaited = -1;

  const ask = () => {
    const query = readQuery(input);
    const { title = '', queryTitle = '' } = page.dataset;
    document.title = query === '' ? title : queryTitle.replace('{query}', () => shortQuery(query));
    askEngine({ query, limit, versions, choice: filters.choice() });
  };
  const search = (text: string) => {
    input.value = text;
    limit = batch;
    history.replaceState(history.state, '', resultsAddress(location.href, readQuery(input), filters.parameters()));
    ask();
  };
  const more = () => {
    awaited = results.querySelectorAll('a').length;
    limit += batch;
    ask();
  };
  const show = (answer: Answer) => {
    page.toggleAttribute('data-query', answer.type !== 'idle');
    results.ariaBusy = String(answer.type === 'loading');
    if (answer.type === 'idle') return results.replaceChildren();
    if (answer.type === 'results') filters.offer(answer.filters, versions);
    if (answer.type === 'loading' && results.querySelector('a')) return;
    const text = renderMessage({ answer, parts, onRetry: ask, onSuggestion: search, onWiden: filters.widener() });
    if (text) {
      text.role = 'status';
      return results.replaceChildren(text);
    }
    if (answer.type !== 'results') return;
    const count = parts.copy('count');
    count.textContent = countText(answer.results.total, parts);
    const { groups, links } = renderResults(answer.results, parts);
    for (const group of groups) {
      const title = find(group, '.search-group-title', HTMLElement);
      title.role = 'heading';
      title.ariaLevel = '2';
    }
    const button = parts.copy('more');
    button.hidden = answer.results.total <= answer.results.pages.length;
    button.addEventListener('click', more);
    results.replaceChildren(count, ...groups, button);
    links[awaited]?.focus();
    awaited = -1;
  };
  const onChange = () => search(input.value);
  const filters = createFilterBar({ parts, name: 'search-page-section', onChange });
  results.before(filters.element);
  const askEngine = createAsker({ ...scope, show });

  input.addEventListener('input', () => search(input.value));
  page.addEventListener('submit', (event) => {
    event.preventDefault();
    keepSearch(readQuery(input));
  });
  results.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link) remember(link, readQuery(input));
  });
  page.addEventListener('reset', (event) => {
    event.preventDefault();
    search('');
    input.focus();
  });
  return () => {
    const query = new URLSearchParams(location.search).get('q');
    // What a reader has typed before the script came is not in the address yet.
    if (query === null && input.value.trim() !== '') return search(input.value);
    input.value = query ?? '';
    filters.choose(readChoice(location.search));
    ask();
  };
}
