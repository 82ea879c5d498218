interface Alphabet {
  /**
   * Code points of the letters for `A`, `a`, `0`, `Α` and `α`. Not set if the alphabet has no such
   * letters.
   */
  readonly upper: number;
  readonly lower: number;
  readonly digit?: number;
  readonly greekUpper?: number;
  readonly greekLower?: number;
  /**
   * Letters that are not in the block of the alphabet, because Unicode already had them elsewhere.
   */
  readonly others?: Readonly<Record<string, string>>;
}

const alphabets: Readonly<Record<string, Alphabet>> = {
  bold: { upper: 0x1d400, lower: 0x1d41a, digit: 0x1d7ce, greekUpper: 0x1d6a8, greekLower: 0x1d6c2 },
  italic: { upper: 0x1d434, lower: 0x1d44e, greekUpper: 0x1d6e2, greekLower: 0x1d6fc, others: { h: 'ℎ' } },
  'bold-italic': { upper: 0x1d468, lower: 0x1d482, greekUpper: 0x1d71c, greekLower: 0x1d736 },
  script: {
    upper: 0x1d49c,
    lower: 0x1d4b6,
    others: { B: 'ℬ', E: 'ℰ', F: 'ℱ', H: 'ℋ', I: 'ℐ', L: 'ℒ', M: 'ℳ', R: 'ℛ', e: 'ℯ', g: 'ℊ', o: 'ℴ' },
  },
  fraktur: { upper: 0x1d504, lower: 0x1d51e, others: { C: 'ℭ', H: 'ℌ', I: 'ℑ', R: 'ℜ', Z: 'ℨ' } },
  'double-struck': {
    upper: 0x1d538,
    lower: 0x1d552,
    digit: 0x1d7d8,
    others: { C: 'ℂ', H: 'ℍ', N: 'ℕ', P: 'ℙ', Q: 'ℚ', R: 'ℝ', Z: 'ℤ' },
  },
  'sans-serif': { upper: 0x1d5a0, lower: 0x1d5ba, digit: 0x1d7e2 },
  'bold-sans-serif': { upper: 0x1d5d4, lower: 0x1d5ee, digit: 0x1d7ec },
  'sans-serif-italic': { upper: 0x1d608, lower: 0x1d622 },
  monospace: { upper: 0x1d670, lower: 0x1d68a, digit: 0x1d7f6 },
};

/**
 * Replaces the letters of a text with the Unicode letters for a `mathvariant`. Returns null for a
 * variant without such letters. Browsers now support only the value `normal` of that attribute.
 */
export function mathLetters(text: string, variant: string): string | null {
  const alphabet = Object.hasOwn(alphabets, variant) ? alphabets[variant] : undefined;
  return alphabet ? Array.from(text, (letter) => alphabet.others?.[letter] ?? shift(letter, alphabet)).join('') : null;
}

function shift(letter: string, { upper, lower, digit, greekUpper, greekLower }: Alphabet): string {
  const ranges = [
    ['A', 'Z', upper],
    ['a', 'z', lower],
    ['0', '9', digit],
    ['Α', 'Ω', greekUpper],
    ['α', 'ω', greekLower],
  ] as const;
  const range = ranges.find(([first, last]) => letter >= first && letter <= last);
  if (range?.[2] === undefined) return letter;
  return String.fromCodePoint(range[2] + letter.charCodeAt(0) - range[0].charCodeAt(0));
}
