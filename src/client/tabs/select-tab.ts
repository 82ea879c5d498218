/** Shows the panel of a value among tabs; a value that they do not have changes nothing. */
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
    if (isChosen) panel?.removeAttribute('hidden');
    // The browser's own search finds what is in it, see `tabs.ts`.
    else panel?.setAttribute('hidden', 'until-found');
  }
}
