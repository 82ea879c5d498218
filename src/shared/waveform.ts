/**
 * Size of a drawn wave, in units of its SVG: the distance of its bars, and their largest height.
 */
export const wavePitch = 6;
export const waveHeight = 40;

/**
 * Returns the heights of the bars of a wave, from 0 to 1. The same text always gives the same wave:
 * phrases that begin and end quietly, as in a recording of speech.
 */
export function waveOf(text: string, count: number): readonly number[] {
  const random = randomOf(text);
  const heights: number[] = [];
  while (heights.length < count) {
    const rest = count - heights.length;
    const wanted = 5 + Math.floor(random() * 8);
    // What is too short for a phrase belongs to the one before it.
    const length = rest - wanted < 5 ? rest : wanted;
    const loudness = 0.55 + 0.45 * random();
    for (let bar = 0; bar < length; bar += 1) {
      const envelope = Math.sin((Math.PI * (bar + 0.7)) / (length + 0.4));
      heights.push(Math.max(0.08, envelope * loudness * (0.45 + 0.55 * random())));
    }
  }
  return heights;
}

/**
 * Returns the path of the bars, as lines around the middle. The first is the one with the number
 * `from`.
 */
export function wavePath(heights: readonly number[], from = 0): string {
  return heights
    .map((height, index) => {
      const half = Math.round(height * waveHeight) / 2;
      return `M${(from + index + 0.5) * wavePitch} ${waveHeight / 2 - half}v${half * 2}`;
    })
    .join('');
}

/** Returns a source of numbers from 0 to 1 that depend on nothing but a text. */
function randomOf(text: string): () => number {
  let state = 0x811c9dc5;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
