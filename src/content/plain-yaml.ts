const line = /^([A-Za-z_]\w*): +(\S.*)$/;
const integer = /^(?:0|-?[1-9]\d{0,14})$/;
/** Text that nothing in YAML gives another meaning. */
const plainText = /^\p{L}[\p{L}\p{N} _.,()/;+'’…!¡¿?-]*$/u;
const quotedText = /^(?:"([^"\\\t]*)"|'([^'\t]*)')$/;
/** Words that are no text in YAML, and words that only look like them. */
const noText = /^(?:true|false|null)$/i;
const values: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
]);

/**
 * Returns the keys and values of a YAML text that has nothing but lines such as `title: Some text`, null for any other. Nearly all front
 * matter is like that, and a parser of all of YAML takes longer for it than reading the file does.
 */
export function parsePlainYaml(text: string): Readonly<Record<string, unknown>> | null {
  const entries = new Map<string, unknown>();
  for (const each of text.split(/\r?\n/)) {
    if (each === '') continue;
    const text = each.trimEnd();
    // Other blanks than spaces at the end of a line are a matter for the parser.
    if (/[^ ]/.test(each.slice(text.length))) return null;
    const [, key, written = ''] = line.exec(text) ?? [];
    if (key === undefined || entries.has(key) || noText.test(key)) return null;
    const value = readValue(written);
    if (value === undefined) return null;
    entries.set(key, value);
  }
  return entries.size === 0 ? null : Object.fromEntries(entries);
}

/** Returns a value, undefined for one that takes a parser. */
function readValue(written: string): string | number | boolean | undefined {
  const known = values.get(written);
  if (known !== undefined) return known;
  if (integer.test(written)) return Number(written);
  const quoted = quotedText.exec(written);
  if (quoted) return quoted[1] ?? quoted[2];
  return plainText.test(written) && !noText.test(written) ? written : undefined;
}
