import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { openCache } from '../../../../src/cache/cache.ts';
import { copyImage } from '../../../../src/pipeline/images/copy-image.ts';
import type { ImageCopy, ImageSource } from '../../../../src/pipeline/images/image-copies.ts';
import type { ImagesConfig } from '../../../../src/config/config.ts';
import { makeFolder, siteFile } from '../../../support/small-site.ts';

const folder = makeFolder();
const files = openCache({ folder, identity: '1' }).files('images');
const bytesOf = (each: ImageCopy | undefined) => files.find(each?.key ?? '')?.bytes ?? Buffer.alloc(0);
afterAll(() => rm(folder, { recursive: true, force: true }));

function picture(name: string): Uint8Array {
  return readFileSync(siteFile('images', `content/en/docs/img/${name}`));
}

function copy(bytes: Uint8Array, width: number, images: Partial<ImagesConfig>): Promise<readonly ImageSource[] | null> {
  const defaults: ImagesConfig = { formats: [], widths: [], quality: null, zoom: false, captions: false };
  return copyImage({ bytes, name: 'a', width, images: { ...defaults, ...images }, sharp, files });
}

function shape(sources: readonly ImageSource[] | null) {
  return sources?.map(({ type, files: copies }) => [type, ...copies.map(({ width }) => width)]);
}

test('no copy is wider than its original, and every format has one as wide as is needed', async () => {
  const formats = ['avif', 'webp'] as const;
  // AVIF of a wide picture takes seconds.
  const bytes = await sharp(picture('console-light.png')).resize(320).png().toBuffer();
  expect(shape(await copy(bytes, 320, { formats, widths: [80, 240] }))).toStrictEqual([
    ['image/avif', 80, 240],
    ['image/webp', 80, 240],
  ]);
  expect(shape(await copy(bytes, 320, { formats, widths: [80, 400, 500] }))).toStrictEqual([
    ['image/avif', 80, 320],
    ['image/webp', 80, 320],
  ]);
  expect(shape(await copy(bytes, 320, { widths: [80, 320, 400] }))).toStrictEqual([[null, 80]]);
});

test('copies are what their names say', async () => {
  const [avif] = (await copy(picture('console-light.png'), 1280, { formats: ['avif'], widths: [320] })) ?? [];
  const [made] = avif?.files ?? [];
  expect(made?.output).toMatch(/^assets\/a-[0-9a-f]{8}\.avif$/);
  expect(await sharp(bytesOf(made)).metadata()).toMatchObject({ mediaType: 'image/avif', width: 320, height: 180 });
});

test('a picture that a camera lays on its side is turned, and says nothing of the camera', async () => {
  const [webp] = (await copy(picture('upright.jpg'), 450, { formats: ['webp'], widths: [225] })) ?? [];
  const metadata = await sharp(bytesOf(webp?.files[0])).metadata();
  expect(metadata).toMatchObject({ width: 225, height: 400 });
  expect(metadata.exif).toBeUndefined();
});

test('what is heavier than the original is left out, with its whole format where the widest is', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const bytes = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#000', noise } })
    .jpeg({ quality: 20 })
    .toBuffer();
  expect(bytes.byteLength).toBeGreaterThan(4096);
  expect(shape(await copy(bytes, 200, { formats: ['webp'], widths: [50, 200], quality: 100 }))).toStrictEqual([]);
  expect(shape(await copy(bytes, 200, { formats: ['webp'], widths: [50], quality: 100 }))).toStrictEqual([
    ['image/webp', 50],
  ]);
});

test.each(['moving.gif', 'moving.webp', 'moving.png', 'drawing.svg', 'dot.png'])('%s is left alone', async (name) => {
  const padded = Buffer.concat([picture(name), Buffer.alloc(name.startsWith('moving') ? 8192 : 0)]);
  expect(await copy(padded, 400, { formats: ['webp'], widths: [100] })).toStrictEqual([]);
});

test('a picture that is cut off cannot be read', async () => {
  const bytes = picture('console-light.png');
  expect(await copy(bytes.subarray(0, bytes.byteLength / 2), 1280, { widths: [320] })).toBeNull();
});

test('the quality can be chosen', async () => {
  const bytes = picture('console-light.png');
  const weight = async (quality: number) => {
    const [source] = (await copy(bytes, 1280, { formats: ['webp'], widths: [640], quality })) ?? [];
    return bytesOf(source?.files[0]).byteLength;
  };
  expect(await weight(20)).toBeLessThan(await weight(90));
});
