import { createContext } from 'react';

/** The data about the tabs that a panel needs. */
export interface TabsValue {
  /** Prefix of every id of these tabs. */
  readonly prefix: string;
  readonly values: readonly string[];
  readonly labels: readonly string[];
  /** Value of the tab that is selected at first; null for none. */
  readonly selected: string | null;
}

/** Provides the tabs to their panels. `Tabs` sets it. */
export const TabsContext = createContext<TabsValue | null>(null);

/** Returns the id of the tab at an index. */
export function tabId(prefix: string, index: number): string {
  return `${prefix}-tab-${index + 1}`;
}

/** Returns the id of the panel at an index. */
export function panelId(prefix: string, index: number): string {
  return `${prefix}-panel-${index + 1}`;
}
