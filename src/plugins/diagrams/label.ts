// What could be taken for syntax is kept out of the drawer's way in the private use area, and put
// back in its drawing.
const privateUse = 0xe000;

/**
 * Returns a text of a diagram in a form in which it means nothing but itself; line breaks stay
 * `<br>`.
 */
export function encodeLabel(text: string): string {
  const unquoted = text
    .trim()
    .replace(/^"([\s\S]*)"$/, '$1')
    .replace(/^`([\s\S]*)`$/, '$1');
  return unquoted
    .split(/<br\s*\/?>|\\n/i)
    .map((line) =>
      decodeEntities(line)
        .trim()
        .replace(/[!-+/:-@[-`{-~]|-(?=[->.])/g, (mark) => String.fromCharCode(privateUse + mark.charCodeAt(0))),
    )
    .join('<br>');
}

/** Returns the SVG with the texts of `encodeLabel` as they were. */
export function decodeLabels(svg: string): string {
  const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return svg.replace(/[\uE021-\uE07E]/g, (mark) => {
    const character = String.fromCharCode(mark.charCodeAt(0) - privateUse);
    return escapes[character] ?? character;
  });
}

/** Mermaid writes `#quot;` and `#35;` where HTML has an ampersand. */
function decodeEntities(text: string): string {
  const named: Readonly<Record<string, string>> = { quot: '"', amp: '&', lt: '<', gt: '>', nbsp: ' ', semi: ';' };
  return text.replace(/[#&](?:(\d+)|(\w+));/g, (whole, code: string | undefined, name: string | undefined) =>
    code === undefined ? (named[name ?? ''] ?? whole) : String.fromCodePoint(Math.min(Number(code), 0x10ffff)),
  );
}
