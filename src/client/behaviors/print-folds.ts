/** Opens the folds of the text while a browser prints whose style sheets cannot say so. */
export function startPrintFolds(): void {
  if (CSS.supports('selector(::details-content)')) return;
  let opened: readonly (readonly [HTMLDetailsElement, string])[] = [];
  addEventListener('beforeprint', () => {
    const closed = [...document.querySelectorAll<HTMLDetailsElement>('.prose details:not([open])')];
    // Of those that share a name only one can be open.
    opened = closed.map((details) => [details, details.name]);
    for (const details of closed) {
      details.name = '';
      details.open = true;
    }
  });
  addEventListener('afterprint', () => {
    for (const [details, name] of opened) {
      details.open = false;
      details.name = name;
    }
    opened = [];
  });
}
