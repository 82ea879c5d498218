import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** How much of a picture is shown around what differs, and at most, in pixels. */
const margin = 60;
const longest = 1600;

/**
 * Where two pictures differ.
 * @typedef {object} Difference
 * @property {number} pixels how many differ
 * @property {number} share their share of all
 * @property {number} top where the shown part begins
 * @property {Buffer} before the shown part of the first picture, as a PNG
 * @property {Buffer} after the same of the second one
 * @property {Buffer} marked the same, with what differs in red
 */

/**
 * Returns where two pictures differ, or null if they do not. Every pixel counts: one browser has
 * drawn both. A picture that is smaller than the other one is filled up.
 *
 * @param {Buffer} one bytes of a PNG
 * @param {Buffer} other
 * @returns {Promise<Difference | null>}
 */
export async function comparePictures(one, other) {
  if (one.equals(other)) return null;
  const sizes = await Promise.all([sharp(one).metadata(), sharp(other).metadata()]);
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [first, second] = await Promise.all([pixelsOf(one, width, height), pixelsOf(other, width, height)]);
  const marks = Buffer.alloc(first.length);
  const pixels = pixelmatch(first, second, marks, width, height, { threshold: 0, includeAA: true });
  if (pixels === 0) return null;
  const { top, length } = shownRows(first, second, width, height);
  const cut = (/** @type {Buffer} */ data) =>
    sharp(data, { raw: { width, height, channels: 4 } })
      .extract({ left: 0, top, width, height: length })
      .png()
      .toBuffer();
  const [before, after, marked] = await Promise.all([cut(first), cut(second), cut(marks)]);
  return { pixels, share: pixels / (width * height), top, before, after, marked };
}

/**
 * Returns four bytes for each pixel of a picture, which is filled up at its right and its end.
 *
 * @param {Buffer} picture
 * @param {number} width
 * @param {number} height
 */
async function pixelsOf(picture, width, height) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info })
    .extend({ right: width - info.width, bottom: height - info.height, background: '#ff00ff' })
    .raw()
    .toBuffer();
}

/**
 * Returns the rows to show: from the first one that differs to the last, if these are not too many.
 *
 * @param {Buffer} one
 * @param {Buffer} other
 * @param {number} width
 * @param {number} height
 */
function shownRows(one, other, width, height) {
  const differs = (/** @type {number} */ row) => {
    const [start, end] = [row * width * 4, (row + 1) * width * 4];
    return one.compare(other, start, end, start, end) !== 0;
  };
  let first = 0;
  while (!differs(first)) first += 1;
  let last = height - 1;
  while (!differs(last)) last -= 1;
  const top = Math.max(0, first - margin);
  return { top, length: Math.min(last + margin + 1 - top, height - top, longest) };
}
