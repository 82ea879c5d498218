/** Returns how many of their words two texts have in common, from 0 to 1. */
export function similarity(one: string, other: string): number {
  const [left, right] = [wordsIn(one), wordsIn(other)];
  const counts = new Map<string, number>();
  for (const word of left) counts.set(word, (counts.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of right) {
    const count = counts.get(word) ?? 0;
    if (count === 0) continue;
    counts.set(word, count - 1);
    common += 1;
  }
  const all = left.length + right.length;
  return all === 0 ? 0 : (2 * common) / all;
}

/** Returns the words of a text, or its characters in languages without blanks between words. */
export function wordsIn(text: string): readonly string[] {
  return (
    text.toLowerCase().match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}]+/gu) ??
    []
  );
}
