/** The text of a translator's file, or the charset that it cannot be read with. */
export type DecodedExchange = { readonly text: string } | { readonly charset: string };

const marks: readonly (readonly [charset: string, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
  // XML in UTF-16 may do without a mark.
  ['utf-16le', [0x3c, 0, 0x3f, 0]],
  ['utf-16be', [0, 0x3c, 0, 0x3f]],
];

/** The number of bytes in which a file says its charset. The header of a PO file is a long text. */
const startLength = 10_000;

/**
 * Returns the text of a translator's file. Its charset is that of its byte order mark, else the one
 * that it declares: in the header of a PO file, in the first line of an XML file. Else it is UTF-8.
 */
export function decodeExchange(bytes: Uint8Array): DecodedExchange {
  const [marked] = marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte)) ?? [];
  const charset = marked ?? declaredCharset(new TextDecoder('latin1').decode(bytes.subarray(0, startLength)));
  try {
    return { text: new TextDecoder(charset, { fatal: true }).decode(bytes) };
  } catch {
    return { charset };
  }
}

function declaredCharset(start: string): string {
  const [, xml] = /^\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']([^"']+)/.exec(start) ?? [];
  // A header may be wrapped at any blank.
  const [header = ''] = /^(?:#[^\n]*\n|\s)*msgid ""\s*msgstr ""\s(?:[^\n]*"[^\n]*\n?)*/.exec(start) ?? [];
  const [, po] = /\bcharset=([^"\\\s;]+)/i.exec(header.replace(/"\s*\n\s*"/g, '')) ?? [];
  const charset = xml ?? po ?? 'utf-8';
  // The template of a PO file has the word as it is.
  return charset === 'CHARSET' ? 'utf-8' : charset;
}
