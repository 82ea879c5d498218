import type { CreateSearch } from '../../shared/search.ts';
import type { SearchFile, ReportTarget } from '../../shared/search-file.ts';
import { createBox } from './create-box.ts';
import type { Place } from './create-box-view.ts';
import { createResultsPage } from './create-results-page.ts';
import { showHighlight } from './highlight.ts';
import { clearHighlight } from './kept-highlight.ts';
import { loadStyle } from '../loading/load-style.ts';
import { readParts } from './parts.ts';
import { readConsent } from '../../shared/state/consent.ts';
import { longestTyped } from './read-query.ts';
import type { Answer } from './create-asker.ts';

/** The search interface of a locale. */
export interface SearchUi {
  /** Opens the dialog with the text that the reader has typed so far. */
  readonly open: (place: Place, typed: string) => void;
  /**
   * Shows search data on the current page: the results on a results page, and the highlighted words
   * on a found page.
   */
  readonly show: (place: Place) => void;
}

interface SearchUiOptions {
  readonly file: SearchFile;
  /** Address of the file. */
  readonly address: string;
  readonly createSearch: CreateSearch;
}

/** Returns the search interface of a locale after its style sheet is loaded. */
export async function createSearchUi({ file, address, createSearch }: SearchUiOptions): Promise<SearchUi> {
  const { href } = new URL(file.styleHref, address);
  if (!document.head.querySelector(`link[href="${href}"]`)) await loadStyle(href);
  const parts = readParts(file.html);
  const report = createReporter(file.report);
  const scope = { parts, createSearch, report, address: new URL(file.manifestHref, address).href };
  const open = createBox(scope);
  const showResults = createResultsPage(scope);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') clearHighlight();
  });
  return {
    open,
    show: (place) => {
      const page = document.querySelector<HTMLElement>('.search-page');
      if (page) showResults(page, place);
      showHighlight();
    },
  };
}

/** A query counts once the reader has stopped typing for this time, in milliseconds. */
const settled = 1500;
/** What looks like an email address, or like a number of a person or of an account. */
const personal = /@|\d[\d\s().-]{4,}\d/;

/**
 * Returns a function that reports each query without results, once a page load. Readers who do not
 * want to be tracked, or have not consented where the site asks them, send nothing.
 */
function createReporter(target: ReportTarget | undefined): (answer: Answer) => void {
  const sent = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = (query: string, { href }: ReportTarget) => {
    if (sent.has(query)) return;
    sent.add(query);
    const { lang } = document.documentElement;
    const body = JSON.stringify({ query, lang });
    // As plain text, the request needs no permission of its receiver. Nobody waits for an answer.
    const silent = { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true } as const;
    fetch(new URL(href, location.href), { method: 'POST', body, ...silent }).catch(() => undefined);
  };
  return (answer) => {
    clearTimeout(timer);
    if (!target || answer.type !== 'results' || answer.results.total > 0) return;
    const query = answer.query.toLowerCase();
    if (query.length > longestTyped || personal.test(query)) return;
    timer = setTimeout(() => {
      if (mayReport(target)) send(query, target);
    }, settled);
  };
}

function mayReport({ asksConsent }: ReportTarget): boolean {
  const isRefused = navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl') === true;
  return !isRefused && (asksConsent ? readConsent() === true : readConsent() !== false);
}
