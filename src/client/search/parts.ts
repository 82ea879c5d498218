/** The server-rendered HTML of the search of a locale. */
export interface Parts {
  readonly dialog: HTMLDialogElement;
  /**
   * Returns a copy of a part by its name in `theme/search/SearchParts.tsx`; throws if there is
   * none.
   */
  readonly copy: (name: string) => HTMLElement;
}

/** Parses the parts from HTML; throws if the dialog is missing. */
export function readParts(html: string): Parts {
  const template = document.createElement('template');
  template.innerHTML = html;
  const content = document.importNode(template.content, true);
  const dialog = content.querySelector('dialog');
  if (!dialog) throw new Error('The search box is not in its file.');
  return { dialog, copy: (name) => copyPart(content, name) };
}

function copyPart(content: DocumentFragment, name: string): HTMLElement {
  const part = content.querySelector<HTMLElement>(`[data-part=${name}]`);
  if (!part) throw new Error(`The part ${name} is not in the file of the search box.`);
  const copy = document.importNode(part, true);
  copy.removeAttribute('data-part');
  return copy;
}

/**
 * Returns the element of a part that matches a selector. Throws if it is missing or has another
 * type.
 */
export function find<T extends HTMLElement>(root: ParentNode, selector: string, type: new () => T): T {
  const found = root.querySelector(selector);
  if (!(found instanceof type)) throw new Error(`${selector} is not in the search box.`);
  return found;
}

/** Sets the content of an element. If the content is empty, the element is removed. */
export function fill(root: ParentNode, selector: string, content: string | readonly Node[]): void {
  const place = root.querySelector(selector);
  if (content.length === 0) place?.remove();
  else place?.replaceChildren(...(typeof content === 'string' ? [content] : content));
}

/** Returns the label in `data-label` with its placeholders replaced by the values. */
export function labelWith(element: HTMLElement, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, () => value),
    element.dataset['label'] ?? '',
  );
}
