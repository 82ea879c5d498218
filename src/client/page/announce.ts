// A tag of its own: no element of a page is taken for it.
const statusTag = 'docs-status';

/** Adds the element by which screen readers are told something; they must know it before it says anything. */
export function addStatus(): void {
  const status = document.createElement(statusTag);
  status.className = 'visually-hidden';
  status.ariaLive = 'polite';
  document.body.append(status);
}

/** Makes screen readers say a text. */
export function announce(text: string): void {
  document.querySelector(statusTag)?.replaceChildren(text);
}
