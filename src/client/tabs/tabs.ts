import { keepTabChoice, tabGroupOf, readTabChoice } from '../../shared/state/tab-choice.ts';
import { findAnchor } from '../behaviors/anchor.ts';
import { on } from '../behaviors/on.ts';
import { onPage } from '../behaviors/on-page.ts';

// Handles the reader's actions on tabs. Loaded by the first page with tabs.
on(['click'], (target) => {
  const tab = target.closest<HTMLElement>('.tab-list > button');
  if (tab) choose(tab);
});
on(['keydown'], (target, event) => {
  const tab = target.closest<HTMLElement>('.tab-list > button');
  const next = tab && !event.altKey && !event.ctrlKey && !event.metaKey ? neighbor(tab, event.key) : undefined;
  if (!next) return;
  event.preventDefault();
  next.focus();
});
addEventListener('storage', ({ key, newValue }) => {
  const group = tabGroupOf(key);
  if (group !== null && newValue !== null) selectGroup(group, newValue);
});
document.addEventListener('beforematch', ({ target }) => target instanceof Element && selectPanel(target));
addEventListener('hashchange', reveal);
onPage(createPreparation());

/**
 * Returns a function that prepares the tabs of a page. Hidden panels become searchable. The chosen
 * tabs, and those that contain the target of the address, are selected. A page can be prepared
 * again; then the target is not revealed again.
 */
function createPreparation(): () => void {
  let place = '';
  return () => {
    for (const tabs of document.querySelectorAll('.tabs')) {
      const selected = tabs.querySelector<HTMLElement>(':scope > .tab-list > [aria-selected=true]');
      if (selected) selectTab(tabs, selected.dataset['value'] ?? '');
    }
    restoreTabs();
    if (place !== (place = location.pathname + location.hash)) reveal();
  };
}

function choose(tab: HTMLElement): void {
  const tabs = tab.closest<HTMLElement>('.tabs');
  const { value } = tab.dataset;
  if (!tabs || value === undefined) return;
  const { group, query } = tabs.dataset;
  const { top } = tab.getBoundingClientRect();
  if (group === undefined) selectTab(tabs, value);
  else {
    selectGroup(group, value);
    keepTabChoice(group, value);
  }
  if (query !== undefined) {
    const address = new URL(location.href);
    address.searchParams.set(query, value);
    history.replaceState(history.state, '', address);
  }
  // Tabs above may change their height, so keep the clicked tab under the pointer.
  scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
}

function selectGroup(group: string, value: string): void {
  for (const tabs of document.querySelectorAll<HTMLElement>('.tabs')) {
    if (tabs.dataset['group'] === group) selectTab(tabs, value);
  }
}

/** Returns the tab to which a key moves. After the last tab comes the first. */
function neighbor(tab: HTMLElement, key: string): HTMLElement | undefined {
  const tabs = [...(tab.parentElement?.querySelectorAll<HTMLElement>(':scope > button') ?? [])];
  if (key === 'Home') return tabs[0];
  if (key === 'End') return tabs.at(-1);
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const isForward = (key === 'ArrowRight') === (getComputedStyle(tab).direction === 'ltr');
  return tabs.at((tabs.indexOf(tab) + (isForward ? 1 : -1)) % tabs.length);
}

function reveal(): void {
  const target = findAnchor(location);
  const isHidden = target?.closest('.tab-panel:not([data-selected])');
  for (let panel = target?.closest('.tab-panel'); panel; panel = panel.parentElement?.closest('.tab-panel')) {
    selectPanel(panel);
  }
  if (isHidden) target?.scrollIntoView();
}

function selectPanel(panel: Element): void {
  const tabs = panel.closest('.tabs');
  const tab = document.getElementById(panel.getAttribute('aria-labelledby') ?? '');
  if (tabs && tab) selectTab(tabs, tab.dataset['value'] ?? '');
}

/**
 * Selects the tabs that the query of the address names, or else those that the reader has chosen
 * before.
 */
function restoreTabs(): void {
  const queries = new URLSearchParams(location.search);
  for (const tabs of document.querySelectorAll<HTMLElement>('.tabs')) {
    const { group, query } = tabs.dataset;
    const asked = query === undefined ? null : queries.get(query);
    const value = asked ?? (group === undefined ? null : readTabChoice(group));
    if (value !== null) selectTab(tabs, value);
  }
}

/** Selects the tab with a value. Does nothing if there is no such tab. */
function selectTab(tabs: Element, value: string): void {
  const buttons = [...tabs.querySelectorAll<HTMLElement>(':scope > .tab-list > button')];
  const chosen = buttons.find((button) => button.dataset['value'] === value);
  if (!chosen) return;
  for (const button of buttons) {
    const isChosen = button === chosen;
    button.ariaSelected = String(isChosen);
    button.tabIndex = isChosen ? 0 : -1;
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
    panel?.toggleAttribute('data-selected', isChosen);
    // A panel that the page search can find would be an empty one for screen readers.
    if (panel) panel.ariaHidden = isChosen ? null : 'true';
    if (isChosen) panel?.removeAttribute('hidden');
    // The browser's page search can find text in it, see `tabs.ts`.
    else panel?.setAttribute('hidden', 'until-found');
  }
}
