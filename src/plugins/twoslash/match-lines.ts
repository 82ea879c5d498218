/**
 * Returns the index of the source line that each shown line comes from, null if there is none.
 * Lines with magic comments are not shown, and other lines are shown without the comment at their
 * end.
 */
export function matchLines(shown: readonly string[], source: readonly string[]): readonly (number | null)[] {
  let next = 0;
  return shown.map((text) => {
    const found = source.findIndex((line, index) => index >= next && isShownAs(line, text));
    if (found < 0) return null;
    next = found + 1;
    return found;
  });
}

function isShownAs(line: string, text: string): boolean {
  return line === text || (text !== '' && line.startsWith(text) && line.includes('[!code', text.length));
}
