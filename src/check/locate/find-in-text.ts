/** A place in a text. Lines and columns count from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
  /** Column after the last character. */
  readonly endColumn: number;
  /** The characters at the place. */
  readonly text: string;
}

/**
 * Returns where a text has one of these clues, and takes the place: the next search for the same
 * clue finds the next one. The first clue that the text has counts. Null if it has none.
 */
export type FindInText = (
  file: string,
  text: string,
  clues: readonly string[],
  options?: { readonly isOwn: boolean },
) => TextPlace | null;

/** Returns a function that finds clues in texts. */
export function createFinder(): FindInText {
  const taken = new Map<string, number>();
  return (file, text, clues, { isOwn } = { isOwn: true }) => {
    for (const clue of clues) {
      if (clue.trim() === '') continue;
      const key = `${file}\n${clue}`;
      const offsets = occurrences(text, clue);
      if (offsets.length === 0) continue;
      const count = taken.get(key) ?? 0;
      taken.set(key, count + 1);
      const offset = offsets[Math.min(count, offsets.length - 1)] ?? 0;
      return placeAt(text, offset, clue.length);
    }
    // Only the own text of a page is likely to have the words with marks between them.
    return isOwn ? findUnformatted(text, clues) : null;
  };
}

/** Returns the place of a position in a text. */
export function placeAt(text: string, offset: number, length = 0): TextPlace {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const line = text.slice(0, start).split('\n').length;
  const column = offset - start + 1;
  return { line, column, endColumn: column + length, text: text.slice(offset, offset + length) };
}

/** A part of a longer word or address is another one, unless there is nothing else. */
function occurrences(text: string, clue: string): readonly number[] {
  const all: number[] = [];
  for (let at = text.indexOf(clue); at !== -1; at = text.indexOf(clue, at + clue.length)) all.push(at);
  const whole = all.filter((at) => isEnd(text[at - 1], clue[0]) && isEnd(text[at + clue.length], clue.at(-1)));
  return whole.length > 0 ? whole : all;
}

function isEnd(outside: string | undefined, inside: string | undefined): boolean {
  const isPart = /[\p{L}\p{N}_/#?=&%-]/u;
  return (
    outside === undefined || !isPart.test(outside) || (inside !== undefined && !isPart.test(inside) && inside !== '.')
  );
}

/** Returns the line that has a clue between marks of Markdown; null for none. */
function findUnformatted(text: string, clues: readonly string[]): TextPlace | null {
  const plain = clues.map(unformatted).filter((clue) => clue.length > 3);
  for (const [index, line] of text.split('\n').entries()) {
    const bare = unformatted(line);
    if (!plain.some((clue) => bare.includes(clue))) continue;
    const column = line.length - line.trimStart().length + 1;
    return { line: index + 1, column, endColumn: line.length + 1, text: line.trim() };
  }
  return null;
}

function unformatted(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`~\\\u{FFFC}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}
