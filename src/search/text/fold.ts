/**
 * Returns the form of a word for comparisons: without case, accents and compatibility forms.
 * `Configuración` and `configuracion` become equal.
 */
export function fold(word: string): string {
  if (ascii.test(word)) return word.toLowerCase();
  // Remove only accents of Latin, Greek and Cyrillic. The marks of other scripts, such as kana,
  // make another letter.
  return word.normalize('NFKD').replace(accents, '').normalize('NFC').toLowerCase().replaceAll('ß', 'ss');
}

const ascii = /^[\0-\x7f]*$/;
const accents = /[\u0300-\u036f]/g;
