/** Keeps what a reader types before there is a field. Returns the function that ends it and returns the text. */
export function typeAhead(): () => string {
  let text = '';
  const onKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || (key.length > 1 && key !== 'Backspace')) return;
    text = key === 'Backspace' ? text.slice(0, -1) : text + key;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('keydown', onKey, true);
  return () => {
    removeEventListener('keydown', onKey, true);
    return text;
  };
}
