import { escapeValue } from '../../shared/escape.ts';

// Characters of labels that could be read as syntax are moved to the private use area before
// beautiful-mermaid parses the diagram. In its drawing, they are replaced with the original
// characters.
const privateUse = 0xe000;

/** The tags that beautiful-mermaid draws. */
const formatTag = /(<\/?(?:b|strong|i|em|u|s|del)\s*>)/i;
const noTag = /(?!)/;

/**
 * Encodes a label so that nothing in it is read as syntax. Line breaks stay `<br>`, and pairs of
 * tags for bold, italic, underlined and struck text stay what they are.
 */
export function encodeLabel(text: string): string {
  const label = text
    .trim()
    .replace(/^"([\s\S]*)"$/, '$1')
    .replace(/^`([\s\S]*)`$/, (_, markdown: string) => formatMarkdown(markdown));
  const tag = hasPairs(label) ? formatTag : noTag;
  return label
    .split(/<br\s*\/?>|\\n/i)
    .map((line) =>
      line
        .split(tag)
        .map((part) => (tag.test(part) ? part.toLowerCase() : encodeText(part)))
        .join('')
        .trim(),
    )
    .join('<br>');
}

function encodeText(text: string): string {
  return decodeEntities(text).replace(/[!-+/:-@[-`{-~]|-(?=[->.])/g, (mark) =>
    String.fromCharCode(privateUse + mark.charCodeAt(0)),
  );
}

/** Writes the Markdown of a label, which Mermaid has between backticks, with tags. */
function formatMarkdown(text: string): string {
  return text
    .replace(/\*\*(?=\S)([^*]+?)(?<=\S)\*\*/g, '<b>$1</b>')
    .replace(/\*(?=\S)([^*]+?)(?<=\S)\*|(?<!\w)_(?=\S)([^_]+?)(?<=\S)_(?!\w)/g, (_, one?: string, other?: string) => {
      return `<i>${one ?? other}</i>`;
    });
}

/** Returns whether each formatting tag of a label has its counterpart, in the right order. */
function hasPairs(label: string): boolean {
  const open: string[] = [];
  for (const [, slash, name = ''] of label.matchAll(/<(\/?)(b|strong|i|em|u|s|del)\s*>/gi)) {
    if (slash === '') open.push(name.toLowerCase());
    else if (open.pop() !== name.toLowerCase()) return false;
  }
  return open.length === 0;
}

/** Decodes the labels of `encodeLabel` in an SVG. */
export function decodeLabels(svg: string): string {
  return svg.replace(/[\uE020-\uE07E]/g, (mark) => escapeValue(String.fromCharCode(mark.charCodeAt(0) - privateUse)));
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
