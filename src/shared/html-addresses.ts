/** HTML attributes that hold an address, by element. */
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

/** Matches the address of each candidate in a `srcset`. */
const candidates = /(^\s*|,\s+)([^\s,]\S*[^\s,]|[^\s,])/g;

/** Returns the value of an attribute with its addresses mapped; a `srcset` has several. */
export function mapAddresses(attribute: string, value: string, map: (address: string) => string): string {
  if (attribute !== 'srcset') return map(value.trim());
  return value.replace(candidates, (_, before: string, address: string) => before + map(address));
}
