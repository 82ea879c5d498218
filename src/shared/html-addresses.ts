/** Attributes of HTML that hold an address, by element. */
export const addressAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  area: ['href'],
  audio: ['src'],
  button: ['formaction'],
  form: ['action'],
  iframe: ['src'],
  image: ['href', 'xlink:href'],
  img: ['src', 'srcset'],
  input: ['src', 'formaction'],
  script: ['src'],
  source: ['src', 'srcset'],
  track: ['src'],
  use: ['href', 'xlink:href'],
  video: ['src', 'poster'],
};

/** The first words of the pictures among which a browser chooses. */
const candidates = /(^\s*|,\s+)([^\s,]\S*[^\s,]|[^\s,])/g;

/**
 * Returns the value of an attribute with others in place of its addresses; a `srcset` has several.
 */
export function mapAddresses(attribute: string, value: string, map: (address: string) => string): string {
  if (attribute !== 'srcset') return map(value.trim());
  return value.replace(candidates, (_, before: string, address: string) => before + map(address));
}
