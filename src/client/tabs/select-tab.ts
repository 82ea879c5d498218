/** Selects the tab with a value. Does nothing if there is no such tab. */
export function selectTab(tabs: Element, value: string): void {
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
