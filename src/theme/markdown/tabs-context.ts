import { createContext } from 'react';

/** What a panel has to know of the tabs that it is among. */
export interface TabsValue {
  /** Of every id of these tabs. */
  readonly prefix: string;
  readonly values: readonly string[];
  readonly labels: readonly string[];
  /** Value of the tab that is chosen at first; null for none. */
  readonly selected: string | null;
}

/** Carries the tabs to their panels; `Tabs` provides it. */
export const TabsContext = createContext<TabsValue | null>(null);

/** Returns the id of a tab by its place. */
export function tabId(prefix: string, index: number): string {
  return `${prefix}-tab-${index + 1}`;
}

/** Returns the id of a panel by its place. */
export function panelId(prefix: string, index: number): string {
  return `${prefix}-panel-${index + 1}`;
}
