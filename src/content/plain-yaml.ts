const line = /^([A-Za-z_]\w*): +(\S.*)$/;
const integer = /^(?:0|-?[1-9]\d{0,14})$/;
/** Unquoted text without any YAML syntax. */
const plainText = /^\p{L}[\p{L}\p{N} _.,()/;+'’…!¡¿?-]*$/u;
const quotedText = /^(?:"([^"\\\t]*)"|'([^'\t]*)')$/;
/** `true`, `false` and `null` in any case of letters. Not all of these are text in YAML. */
const noText = /^(?:true|false|null)$/i;
const values: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
]);

/**
 * Returns the keys and values of a YAML text that has only lines such as `title: Some text`; null
 * for any other text. Nearly all front matter is like that, and a full YAML parser takes longer for
 * it than reading the file does.
 */
export function parsePlainYaml(text: string): Readonly<Record<string, unknown>> | null {
  const entries = new Map<string, unknown>();
  for (const each of text.split(/\r?\n/)) {
    if (each === '') continue;
    const text = each.trimEnd();
    // Leave trailing whitespace other than spaces to the full parser.
    if (/[^ ]/.test(each.slice(text.length))) return null;
    const [, key, written = ''] = line.exec(text) ?? [];
    if (key === undefined || entries.has(key) || noText.test(key)) return null;
    const value = readValue(written);
    if (value === undefined) return null;
    entries.set(key, value);
  }
  return entries.size === 0 ? null : Object.fromEntries(entries);
}

/** Returns a value; undefined for one that needs the full parser. */
function readValue(written: string): string | number | boolean | undefined {
  const known = values.get(written);
  if (known !== undefined) return known;
  if (integer.test(written)) return Number(written);
  const quoted = quotedText.exec(written);
  if (quoted) return quoted[1] ?? quoted[2];
  return plainText.test(written) && !noText.test(written) ? written : undefined;
}
