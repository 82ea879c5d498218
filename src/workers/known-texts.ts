/**
 * Returns a function that tells whether the data contain a text as a string. Spaces at the ends
 * are ignored.
 */
export function knownTexts(data: unknown): (text: string) => boolean {
  const known = new Set<string>();
  const add = (value: unknown): void => {
    if (typeof value === 'string') known.add(value.trim());
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(add);
  };
  add(data);
  return (text) => known.has(text);
}
