import type { CreateSearch, SearchFilters, SearchResults } from '../../shared/search.ts';
import { narrow, noFilters, type SearchChoice } from './search-choice.ts';

/** The state to show for the query in the field. */
export type Answer =
  | { readonly type: 'idle' }
  | { readonly type: 'loading' }
  | { readonly type: 'error' }
  | {
      readonly type: 'results';
      readonly query: string;
      readonly results: SearchResults;
      readonly filters: SearchFilters;
    };

export interface Question {
  readonly query: string;
  readonly limit: number;
  /** The reader's own versions, by collection. */
  readonly versions: Readonly<Record<string, string>>;
  readonly choice: SearchChoice;
}

/**
 * Delay after typing before the search starts, and additional time before the loading state is
 * shown, in milliseconds.
 */
const pause = 40;
const patience = 200;

/** For a single letter, an empty result is not shown as one. */
const firstLetter = /^\p{Script=Latin}$/u;

/** The engine of a locale. */
export interface EngineScope {
  readonly createSearch: CreateSearch;
  /** Address of the scope's manifest. */
  readonly address: string;
  /** Takes note of each answer that is shown. */
  readonly report: (answer: Answer) => void;
}

interface AskerOptions extends EngineScope {
  readonly show: (answer: Answer) => void;
}

/** Returns a function that starts a search. Only the answer to the last question is shown. */
export function createAsker({ createSearch, address, report, show }: AskerOptions): (question: Question) => void {
  let engine = createSearch(address);
  let current = new AbortController();
  return ({ query, limit, versions, choice }) => {
    current.abort();
    current = new AbortController();
    const { signal } = current;
    const answer = (value: Answer) => {
      if (signal.aborted) return;
      report(value);
      show(value);
    };
    if (query === '') return answer({ type: 'idle' });
    const late = setTimeout(answer, pause + patience, { type: 'loading' });
    const run = async () => {
      try {
        const filters = (await engine.filters?.()) ?? noFilters;
        const results = await engine.search(query, { limit, signal, ...narrow(choice, filters, versions) });
        const isBegun = results.total === 0 && firstLetter.test(query);
        answer(isBegun ? { type: 'idle' } : { type: 'results', query, results, filters });
      } catch {
        // The engine may have failed for good, so the next question gets a new one.
        if (!signal.aborted) engine = createSearch(address);
        answer({ type: 'error' });
      }
      clearTimeout(late);
    };
    const asked = setTimeout(() => void run(), pause);
    signal.addEventListener('abort', () => {
      clearTimeout(asked);
      clearTimeout(late);
    });
  };
}
