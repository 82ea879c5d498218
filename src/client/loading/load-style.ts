/**
 * Adds a style sheet to the page; resolves when it is loaded. A failed one is removed, so that the
 * next call loads it again.
 */
export async function loadStyle(href: string): Promise<HTMLLinkElement> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const loaded = new Promise((done, fail) => {
    link.addEventListener('load', done);
    link.addEventListener('error', () => fail(new Error(`${href} could not be loaded`)));
  });
  document.head.append(link);
  try {
    await loaded;
    return link;
  } catch (error) {
    link.remove();
    throw error;
  }
}
