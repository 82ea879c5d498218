/**
 * Runs a change of the document. Returns the elements of the body that it has added, moved or
 * changed; for a changed text, the element around it.
 */
export function elementsChangedBy(change: () => void): ReadonlySet<Element> {
  const observer = new MutationObserver(() => undefined);
  observer.observe(document.body, { attributes: true, characterData: true, childList: true, subtree: true });
  change();
  const records = observer.takeRecords();
  observer.disconnect();
  const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
  return new Set(records.flatMap((record) => changedIn(record, added)));
}

/** A moved node is removed in one record and added in another. */
function changedIn(
  { type, target, addedNodes, removedNodes }: MutationRecord,
  added: ReadonlySet<Node>,
): readonly Element[] {
  const elements = [...addedNodes].filter((node) => node instanceof Element);
  const isWhole = [...addedNodes, ...removedNodes].every((node) => node instanceof Element && added.has(node));
  if (type === 'childList' && isWhole) return elements;
  const around = target instanceof Element ? target : target.parentElement;
  return around ? [...elements, around] : elements;
}
