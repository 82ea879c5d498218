const references: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Returns a text as the content of an element of HTML or XML. */
export function escapeText(text: string): string {
  return /[&<>]/.test(text) ? text.replaceAll(/[&<>]/g, (sign) => references[sign] ?? sign) : text;
}

/** Returns a text as the value of an attribute in double quotes. It is right as content, too. */
export function escapeValue(text: string): string {
  return /[&<>"]/.test(text) ? text.replaceAll(/[&<>"]/g, (sign) => references[sign] ?? sign) : text;
}
