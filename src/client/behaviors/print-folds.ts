/**
 * Opens all `<details>` of the text during printing, in browsers whose style sheets cannot do it.
 */
export function startPrintFolds(): void {
  if (CSS.supports('selector(::details-content)')) return;
  let opened: readonly (readonly [HTMLDetailsElement, string])[] = [];
  addEventListener('beforeprint', () => {
    const closed = [...document.querySelectorAll<HTMLDetailsElement>('.prose details:not([open])')];
    // Elements with the same name exclude each other, so the name is removed.
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
