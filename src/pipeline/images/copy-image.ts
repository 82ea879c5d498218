import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import type { ImagesConfig } from '../../config/config.ts';
import type { FileNamespace } from '../../cache/files.ts';
import type { ImageCopy, ImageSource } from './image-copies.ts';
import type { SharpModule } from './load-sharp.ts';

interface CopyImageOptions {
  readonly bytes: Uint8Array;
  /** File name of the copies, without hash and extension. */
  readonly name: string;
  /** Width of the picture as a browser shows it, in pixels. */
  readonly width: number;
  readonly images: ImagesConfig;
  readonly sharp: SharpModule;
  /** The copies in the cache. */
  readonly files: FileNamespace;
}

type Format = 'avif' | 'webp' | 'jpeg' | 'png';

const formatOfType: Readonly<Record<string, Format>> = {
  'image/avif': 'avif',
  'image/webp': 'webp',
  'image/jpeg': 'jpeg',
  'image/png': 'png',
};

/** Pictures with fewer bytes get no copies, because a smaller copy would not load faster. */
const lightBytes = 4096;

/**
 * Returns the useful copies of one picture: none is wider than the picture, and each has fewer
 * bytes. An animation has none. Returns null if the picture cannot be read.
 */
export async function copyImage(options: CopyImageOptions): Promise<readonly ImageSource[] | null> {
  try {
    const { mediaType = '', pages = 1 } = await options.sharp(options.bytes).metadata();
    const own = formatOfType[mediaType];
    if (own === undefined || pages > 1 || isAnimatedPng(options.bytes)) return [];
    if (options.bytes.byteLength < lightBytes) return [];
    return await (options.images.formats.length === 0 ? ownCopies(options, own) : modernCopies(options));
  } catch (error) {
    // An error of the file system, such as a full disk, does not mean that the picture is broken.
    if (error instanceof Error && 'code' in error) throw error;
    return null;
  }
}

/** Returns narrower copies only, because browsers can choose the original as well. */
async function ownCopies(options: CopyImageOptions, format: Format): Promise<readonly ImageSource[]> {
  const widths = options.images.widths.filter((width) => width < options.width);
  const files = await copies(options, format, widths);
  return files.length === 0 ? [] : [{ type: null, files }];
}

/**
 * Returns copies in the configured formats. A browser that supports a format chooses among its
 * copies only, so a format without the widest copy is left out.
 */
async function modernCopies(options: CopyImageOptions): Promise<readonly ImageSource[]> {
  const { widths, formats } = options.images;
  const fitting = [...new Set(widths.map((width) => Math.min(width, options.width)))];
  const sources: ImageSource[] = [];
  for (const format of formats) {
    const files = await copies(options, format, fitting);
    if (files.at(-1)?.width === fitting.at(-1)) sources.push({ type: `image/${format}`, files });
  }
  return sources;
}

async function copies(
  options: CopyImageOptions,
  format: Format,
  widths: readonly number[],
): Promise<readonly ImageCopy[]> {
  const { files } = options;
  const made: ImageCopy[] = [];
  for (const width of widths) {
    const key = keyOf(options, format, width);
    const { digest, bytes } = await files.get(key, () => makeCopy(options, format, width));
    if (bytes.byteLength >= options.bytes.byteLength) continue;
    const extension = format === 'jpeg' ? 'jpg' : format;
    const output = `assets/${options.name}-${digest.slice(0, 8)}.${extension}`;
    made.push({ key, digest, output, width });
  }
  return made;
}

function keyOf({ bytes, images, sharp }: CopyImageOptions, format: Format, width: number): string {
  const original = createHash('sha256').update(bytes).digest('hex');
  return [original, format, width, images.quality, sharp.versions.sharp, sharp.versions.vips].join(' ');
}

function makeCopy({ bytes, images, sharp }: CopyImageOptions, format: Format, width: number): Promise<Buffer> {
  const picture = sharp(bytes, { failOn: 'error' }).autoOrient().resize({ width });
  return encode(picture, format, images.quality).toBuffer();
}

function encode(picture: Sharp, format: Format, quality: number | null): Sharp {
  switch (format) {
    case 'avif':
      return picture.avif({ quality: quality ?? 55 });
    case 'webp':
      return picture.webp({ quality: quality ?? 80 });
    case 'jpeg':
      return picture.jpeg({ quality: quality ?? 80, mozjpeg: true });
    case 'png':
      return picture.png({ compressionLevel: 9, effort: 8 });
  }
}

const signatureLength = 8;

/**
 * Returns whether a PNG is an animation: it has a chunk `acTL` before its data. Image libraries
 * read only the first frame of such a file.
 */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.byteLength < signatureLength || view.getUint32(0) !== 0x89504e47) return false;
  // A chunk consists of its length, its type, its data and a checksum.
  for (let offset = signatureLength; offset + 8 <= bytes.byteLength; offset += view.getUint32(offset) + 12) {
    const type = String.fromCharCode(...bytes.subarray(offset + 4, offset + 8));
    if (type === 'acTL') return true;
    if (type === 'IDAT') return false;
  }
  return false;
}
