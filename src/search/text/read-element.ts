import { createPageTextReader, type PageText, type PageTextReader } from './page-text.ts';

/** Returns the indexed text of a DOM element. */
export function readElement(element: Element): PageText {
  const reader = createPageTextReader();
  readChildren(element, reader);
  return reader.end();
}

function readChildren(parent: Element, reader: PageTextReader): void {
  for (const node of parent.childNodes) {
    if (node instanceof Text) reader.text(node.data);
    if (!(node instanceof Element)) continue;
    const name = node.localName;
    if (!reader.open(name, (attribute) => node.getAttribute(attribute))) continue;
    readChildren(node, reader);
    reader.close(name);
  }
}
