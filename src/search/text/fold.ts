/** Returns a word as it is compared: without case, accents and compatibility forms. `Configuración` and `configuracion` are one. */
export function fold(word: string): string {
  if (ascii.test(word)) return word.toLowerCase();
  // Only accents of Latin, Greek and Cyrillic go: the marks of other scripts, such as those of kana, make another letter.
  return word.normalize('NFKD').replace(accents, '').normalize('NFC').toLowerCase().replaceAll('ß', 'ss');
}

const ascii = /^[\0-\x7f]*$/;
const accents = /[\u0300-\u036f]/g;
