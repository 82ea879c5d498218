/** Adds a line to the notes that the tests read. */
export function note(line: string): void {
  const { dataset } = document.documentElement;
  dataset['notes'] = [dataset['notes'], line].filter(Boolean).join('\n');
}
