import type { CreateSearch } from '../../shared/search.ts';
import type { SearchFile } from '../../shared/search-file.ts';
import { createBox } from './create-box.ts';
import type { Place } from './create-box-view.ts';
import { createResultsPage } from './create-results-page.ts';
import { showHighlight } from './highlight.ts';
import { clearHighlight } from './kept-highlight.ts';
import { loadStyle } from '../loading/load-style.ts';
import { createReporter } from './create-reporter.ts';
import { readParts } from './parts.ts';

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
