/** Inline code of which the author names the language. */
export interface InlineCode {
  readonly text: string;
  readonly language: string;
}

const named = /^(.*[^\\])\{:([a-z\d][a-z\d+#.-]*)\}$/is;

/**
 * Returns the code and the language of inline code such as `call(){:js}`, or null for inline code
 * without a language.
 */
export function readInlineLanguage(code: string): InlineCode | null {
  const [, text, language] = named.exec(code) ?? [];
  return text === undefined || language === undefined ? null : { text, language: language.toLowerCase() };
}

/** Returns inline code without the backslash by which an author keeps `{:js}` as text. */
export function withoutEscape(code: string): string {
  return code.replace(/\\(\{:[a-z\d][a-z\d+#.-]*\})$/i, '$1');
}
