// Reads the custom properties of the theme with their comments, for the tables of the manual.

/**
 * A custom property that a site may set. `light` is null for one that the theme uses but does not
 * set; `dark` is null if dark pages have the same, and `wide` if wide screens do.
 * @typedef {{ readonly name: string, readonly comment: string, readonly light: string | null, readonly dark: string | null, readonly wide: string | null }} Token
 */

/**
 * Returns the tokens in the text of `tokens.css`, in its order. Throws for one without a comment.
 * @param {string} css
 * @returns {readonly Token[]}
 */
export function readTokens(css) {
  const [, own = ''] = /^:root \{\n([^]*?)^\}/m.exec(css) ?? [];
  const [, dark = ''] = /^ {2}\[data-theme='dark'\] \{\n([^]*?)^ {2}\}/m.exec(css) ?? [];
  const [, wide = ''] = /^@media \(width >= \d+px\) \{\n {2}:root \{\n([^]*?)^ {2}\}/m.exec(css) ?? [];
  const [onDark, onWide] = [valuesIn(dark), valuesIn(wide)];
  const entries = own.matchAll(/^ {2}(?:\/\* (?:(--[\w-]+): )?([^]*?) \*\/$|(--[\w-]+): ([^;]+);)/gm);
  /** @type {Token[]} */
  const tokens = [];
  let comment = '';
  for (const [, unset, text = '', name = unset ?? '', value = null] of entries) {
    if (text !== '') comment = text.replace(/\s+/g, ' ');
    if (name === '') continue;
    if (comment === '') throw new Error(`${name} has no comment`);
    tokens.push({ name, comment, light: value, dark: onDark.get(name) ?? null, wide: onWide.get(name) ?? null });
    comment = '';
  }
  return tokens;
}

/**
 * Returns whether a token is a color.
 * @param {Token} token
 */
export function isColor({ light }) {
  return light === null || /^(?:oklch|color-mix|var|transparent)/.test(light);
}

/** @param {string} rule */
function valuesIn(rule) {
  return new Map([...rule.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
}
