/** Returns words as one phrase: `a, b and c`. */
export function nounList(words: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(words);
}
