/** What is kept in an entry of the history. Other scripts may keep something there too. */
export interface HistoryState {
  /** Where the reader was on the page. */
  readonly scroll?: number;
  /** The entry is the one on which the drawer is open. */
  readonly drawer?: boolean;
  /** The page was loaded again because the reader has pressed a button of its text. */
  readonly isRetry?: boolean;
}

/** Returns what the current entry of the history keeps. */
export function historyState(): HistoryState {
  const state: HistoryState | null = history.state;
  return state ?? {};
}

/** Adds to what the current entry of the history keeps. */
export function keepInHistory(state: HistoryState): void {
  history.replaceState({ ...historyState(), ...state }, '');
}
