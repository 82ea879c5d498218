export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Returns the place of the first unclosed brace. Braces in code are text and are skipped. */
export function openBracePlace(source: string): Place | undefined {
  const blank = (code: string): string => code.replace(/[^\n]/g, ' ');
  const text = source.replace(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, blank).replace(/(`+)[^`\n]+\1/g, blank);
  const open: number[] = [];
  for (const { 0: brace, index } of text.matchAll(/(?<!\\)[{}]/g)) {
    if (brace === '{') open.push(index);
    else open.pop();
  }
  const [first] = open;
  return first === undefined ? undefined : placeAt(source, first);
}

/** A quote at the start of an attribute value without a matching quote after it. */
const openQuote = /(?<==\s*)(["'])(?:(?!\1)[\s\S])*$/;

/** Returns the place of the quote that opens an unclosed attribute value. */
export function openQuotePlace(source: string): Place | undefined {
  const match = openQuote.exec(source);
  return match ? placeAt(source, match.index) : undefined;
}

function placeAt(source: string, index: number): Place {
  const lines = source.slice(0, index).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
