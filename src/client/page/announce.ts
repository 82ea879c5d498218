// A custom tag name, so that no element of a page matches it.
const statusTag = 'docs-status';

/**
 * Adds the live region for screen readers. They announce only changes of a region that already
 * exists.
 */
export function addStatus(): void {
  const status = document.createElement(statusTag);
  status.className = 'visually-hidden';
  status.ariaLive = 'polite';
  document.body.append(status);
}

/** Makes screen readers announce a text. */
export function announce(text: string): void {
  document.querySelector(statusTag)?.replaceChildren(text);
}
