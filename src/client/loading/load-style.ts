/** Adds a style sheet to the page; settles once it has come. One that fails is taken away again, so that the next try is a new one. */
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
