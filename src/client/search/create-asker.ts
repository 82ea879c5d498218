import type { CreateSearch, SearchResults } from '../../shared/search.ts';

/** What is to be shown for the query that stands in the field. */
export type Answer =
  | { readonly type: 'idle' }
  | { readonly type: 'loading' }
  | { readonly type: 'error' }
  | { readonly type: 'results'; readonly query: string; readonly results: SearchResults };

export interface Question {
  readonly query: string;
  readonly limit: number;
  readonly versions: Readonly<Record<string, string>>;
}

/** How long a reader who types is waited for, and how long an engine before the reader is told, in milliseconds. */
const pause = 40;
const patience = 200;

/** That nothing is found for the first letter of a word is nothing to be told of. */
const firstLetter = /^\p{Script=Latin}$/u;

interface AskerOptions {
  readonly createSearch: CreateSearch;
  /** Address of the scope's manifest. */
  readonly address: string;
  readonly show: (answer: Answer) => void;
}

/** Returns the function that asks an engine; the last question wins, whichever answer comes first. */
export function createAsker({ createSearch, address, show }: AskerOptions): (question: Question) => void {
  let engine = createSearch(address);
  let current = new AbortController();
  return ({ query, ...options }) => {
    current.abort();
    current = new AbortController();
    const { signal } = current;
    if (query === '') return show({ type: 'idle' });
    const answer = (value: Answer) => {
      if (!signal.aborted) show(value);
    };
    const late = setTimeout(answer, pause + patience, { type: 'loading' });
    const run = async () => {
      try {
        const results = await engine.search(query, { ...options, signal });
        const isBegun = results.total === 0 && firstLetter.test(query);
        answer(isBegun ? { type: 'idle' } : { type: 'results', query, results });
      } catch {
        // The next question finds an engine that has not failed yet.
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
