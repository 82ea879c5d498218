/** A position in a file, from 1. */
interface Place {
  readonly line: number;
  readonly column: number;
}

/**
 * Returns a TypeScript source with a new entry after the entry of an object or array that begins at
 * a place. The new one gets a line of its own if the old one has. The result is a guess that must
 * be checked: regular expressions are not understood.
 */
export function insertEntry(source: string, place: Place, entry: string): string {
  const start = offsetOf(source, place);
  const end = endOfEntry(source, start);
  const before = /[^\n]*$/.exec(source.slice(0, start))?.[0] ?? '';
  const separator = before.trim() === '' ? `,\n${before}` : ', ';
  return source.slice(0, end) + separator + entry + source.slice(end);
}

function offsetOf(source: string, { line, column }: Place): number {
  const before = source.split('\n').slice(0, line - 1);
  return before.reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
}

/** A comment, a string, a bracket, a comma, white space, or any other character. */
const token = /\/\/[^\n]*|\/\*[^]*?\*\/|'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|\s+|[^]/y;

/** Returns where the last token of an entry ends, before the comma or bracket that follows it. */
function endOfEntry(source: string, start: number): number {
  let depth = 0;
  let end = start;
  for (let at = start; at < source.length;) {
    token.lastIndex = at;
    const text = token.exec(source)?.[0] ?? '';
    if (depth === 0 && /^[,)\]}]$/.test(text)) break;
    if (/^[([{]$/.test(text)) depth += 1;
    if (/^[)\]}]$/.test(text)) depth -= 1;
    at += text.length;
    if (!/^(?:\s|\/\/|\/\*)/.test(text)) end = at;
  }
  return end;
}
