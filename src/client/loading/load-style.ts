/**
 * Adds a style sheet to the page; resolves when it is loaded. A failed one is removed, so that the
 * next call loads it again.
 */
export function loadStyle(href: string): Promise<HTMLLinkElement> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
  return new Promise((done, fail) => {
    link.addEventListener('load', () => done(link));
    link.addEventListener('error', () => {
      link.remove();
      fail(new Error(`${href} could not be loaded`));
    });
  });
}
