/** Keeps what a reader types before there is a field, from a text on. Returns the function that ends it and returns the text. */
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

/** Returns a text with what a key adds to it or takes from it, null for a key that types nothing. */
export function addTyped(text: string, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === 'Backspace') return text.slice(0, -1);
  return key.length === 1 ? text + key : null;
}
