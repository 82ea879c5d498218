/** Returns the width of a text in one line, in thousandths of the size of the font. */
export type Measure = (text: string) => number;

/** A size of a title, and how many lines of it there may be. */
export interface TitleSize {
  /** In pixels. */
  readonly size: number;
  readonly lines: number;
}

/** A title in lines. */
export interface FittedTitle {
  readonly size: number;
  readonly lines: readonly string[];
}

const ideograph =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆、。，．・：；！？「」『』（）【】〈〉《》〔〕…‥]/u;
/** Lines do not begin with these, and do not end with the others. */
const closing = /[、。，．・：；！？」』）】〉》〕…‥ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ々\])}%,.:;!?’”]/u;
const opening = /[「『（【〈《〔[({‘“]/u;

/**
 * Returns a title in the largest size in which it fits into a width, with lines of about the same
 * length. A title that fits in no size ends with an ellipsis. The first size is the largest.
 */
export function fitTitle(text: string, sizes: readonly TitleSize[], width: number, measure: Measure): FittedTitle {
  const pieces = piecesOf(text);
  for (const { size, lines } of sizes) {
    const most = (width / size) * 1000;
    const isNarrow = pieces.every((piece) => measure(piece.trimEnd()) <= most);
    const wrapped = isNarrow ? wrap(pieces, most, measure) : [];
    if (isNarrow && wrapped.length <= lines) return { size, lines: balance(pieces, wrapped, most, measure) };
  }
  const { size, lines } = sizes.at(-1) ?? { size: 16, lines: 1 };
  const most = (width / size) * 1000;
  const broken = pieces.flatMap((piece) => (measure(piece.trimEnd()) <= most ? [piece] : charactersOf(piece)));
  const wrapped = wrap(broken, most, measure);
  if (wrapped.length <= lines) return { size, lines: wrapped };
  const rest = wrapped.slice(lines - 1).join(' ');
  return { size, lines: [...wrapped.slice(0, lines - 1), clamp(rest, most, measure)] };
}

/** Returns a text that is not wider than this, with an ellipsis if it was cut. */
export function clamp(text: string, most: number, measure: Measure): string {
  if (measure(text) <= most) return text;
  const characters = charactersOf(text);
  // Wide texts are cut roughly first, since measuring takes long.
  let count = Math.min(characters.length, Math.ceil((characters.length * most) / measure(text)) + 4);
  const cut = () =>
    `${characters
      .slice(0, count)
      .join('')
      .replace(/[\s,.:;·/–—-]+$/u, '')}…`;
  while (count > 0 && measure(cut()) > most) count -= 1;
  return cut();
}

/** Returns the parts of a text between which a line may end, each with the space after it. */
function piecesOf(text: string): readonly string[] {
  const pieces: string[] = [];
  let piece = '';
  let before = '';
  for (const character of text.replaceAll(/\s+/gu, ' ').trim()) {
    if (piece !== '' && mayBreak(before, character)) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
    before = character;
  }
  return piece === '' ? pieces : [...pieces, piece];
}

function mayBreak(before: string, after: string): boolean {
  if (after === ' ') return false;
  if (before === ' ') return true;
  if (closing.test(after) || opening.test(before) || /\p{M}/u.test(after)) return false;
  // Words of katakana stay whole.
  if (/^[\p{Script=Katakana}ー]{2}$/u.test(before + after)) return false;
  if (ideograph.test(before) || ideograph.test(after)) return true;
  return /[-/–—]/u.test(before) && /\p{L}/u.test(after);
}

/** Returns the characters of a text, each with its marks. */
function charactersOf(text: string): readonly string[] {
  return text.match(/\P{M}[\p{M}\u200D]*/gu) ?? [];
}

/** Returns lines, each as full as it can be. */
function wrap(pieces: readonly string[], most: number, measure: Measure): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line !== '' && measure((line + piece).trimEnd()) > most) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  return line === '' ? lines : [...lines, line.trimEnd()];
}

/** Returns as many lines, the longest of which is as short as it can be. */
function balance(
  pieces: readonly string[],
  lines: readonly string[],
  most: number,
  measure: Measure,
): readonly string[] {
  if (lines.length < 2) return lines;
  let [low, high, best] = [most / 2, most, lines];
  for (let step = 0; step < 6; step += 1) {
    const middle = (low + high) / 2;
    const tried = wrap(pieces, middle, measure);
    const fits = tried.length === lines.length && tried.every((line) => measure(line) <= middle);
    if (fits) [high, best] = [middle, tried];
    else low = middle;
  }
  return best;
}
