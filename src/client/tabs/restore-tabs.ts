import { readTabChoice } from '../../shared/state/tab-choice.ts';
import { selectTab } from './select-tab.ts';

/**
 * Selects the tabs that the query of the address names, or else those that the reader has chosen
 * before.
 */
export function restoreTabs(): void {
  const queries = new URLSearchParams(location.search);
  for (const tabs of document.querySelectorAll<HTMLElement>('.tabs')) {
    const { group, query } = tabs.dataset;
    const asked = query === undefined ? null : queries.get(query);
    const value = asked ?? (group === undefined ? null : readTabChoice(group));
    if (value !== null) selectTab(tabs, value);
  }
}
