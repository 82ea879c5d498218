/**
 * Records the keys that a reader types before the field is available. `typed` is the text so far.
 * Returns a function that stops the recording and returns the text.
 */
export function typeAhead(typed: string): () => string {
  let text = typed;
  const onKey = (event: KeyboardEvent) => {
    const longer = addTyped(text, event);
    if (longer === null) return;
    text = longer;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('keydown', onKey, true);
  return () => {
    removeEventListener('keydown', onKey, true);
    return text;
  };
}

/** Returns the text after a key; null for a key that types nothing. */
export function addTyped(text: string, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === 'Backspace') return text.slice(0, -1);
  return key.length === 1 ? text + key : null;
}
