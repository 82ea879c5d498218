// Characters of labels that could be read as syntax are moved to the private use area before
// beautiful-mermaid parses the diagram. In its drawing, they are replaced with the original
// characters.
const privateUse = 0xe000;

/** Encodes a label so that nothing in it is read as syntax. Line breaks stay `<br>`. */
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

/** Decodes the labels of `encodeLabel` in an SVG. */
export function decodeLabels(svg: string): string {
  const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return svg.replace(/[\uE021-\uE07E]/g, (mark) => {
    const character = String.fromCharCode(mark.charCodeAt(0) - privateUse);
    return escapes[character] ?? character;
  });
}

/**
 * Decodes entities. Mermaid writes `#quot;` and `#35;`, where HTML has an ampersand instead of `#`.
 */
function decodeEntities(text: string): string {
  const named: Readonly<Record<string, string>> = { quot: '"', amp: '&', lt: '<', gt: '>', nbsp: ' ', semi: ';' };
  return text.replace(/[#&](?:(\d+)|(\w+));/g, (whole, code: string | undefined, name: string | undefined) =>
    code === undefined ? (named[name ?? ''] ?? whole) : String.fromCodePoint(Math.min(Number(code), 0x10ffff)),
  );
}
