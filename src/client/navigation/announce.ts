/** Returns the function that makes screen readers say the title of the page. */
export function createAnnouncer(): () => void {
  // A tag of its own: no element of a page is taken for it.
  const status = document.createElement('docs-status');
  status.className = 'visually-hidden';
  status.ariaLive = 'polite';
  document.body.append(status);
  return () => (status.textContent = document.title);
}
