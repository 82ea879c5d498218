/**
 * Returns the form of a word for comparisons: without case, accents and compatibility forms.
 * `Configuración` and `configuracion` become equal, and so do `Łódź` and `lodz`.
 */
export function fold(word: string): string {
  if (ascii.test(word)) return word.toLowerCase();
  // Remove only accents of Latin, Greek and Cyrillic, the dot of Catalan, and what makes a sign
  // colored. The marks of other scripts, such as kana, make another letter.
  const plain = word.normalize('NFKD').replace(accents, '').normalize('NFC').toLowerCase();
  return plain.replace(undivided, (letter) => replacements.get(letter) ?? letter);
}

const ascii = /^[\0-\x7f]*$/;
const accents = /[\u0300-\u036f\ufe0e\ufe0f·]/g;
/**
 * Letters that Unicode does not divide into a letter and an accent, each before what readers
 * without its key type: those of Latin-1 and Latin Extended-A, and those of African and northern
 * alphabets. The replacements are those of CLDR's transform from Latin to ASCII. The Greek sigma at
 * the end of a word is the same letter as inside.
 */
const replacements: ReadonlyMap<string, string> = new Map(
  'æae œoe øo łl ðd þth đd ßss ħh ıi ĸq ŋn ŧt ƀb ɓb ƈc ɖd ɗd ɛe ƒf ǥg ɠg ɨi ɩi ƙk ɲn ɔo ƥp ƭt ʉu ʋv ƴy ƶz ȷj ςσ'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(1)]),
);
const undivided = new RegExp(`[${[...replacements.keys()].join('')}]`, 'g');
