/** The state of a history entry. Other scripts may store their own properties there. */
export interface HistoryState {
  /** Scroll position of the page in CSS pixels. */
  readonly scroll?: number;
  /** Whether the drawer is open at this entry. */
  readonly drawer?: boolean;
  /** Whether the page was reloaded by a button in its text. */
  readonly isRetry?: boolean;
}

/** Returns the state of the current history entry. */
export function historyState(): HistoryState {
  const state: HistoryState | null = history.state;
  return state ?? {};
}

/** Merges properties into the state of the current history entry. */
export function keepInHistory(state: HistoryState): void {
  history.replaceState({ ...historyState(), ...state }, '');
}
