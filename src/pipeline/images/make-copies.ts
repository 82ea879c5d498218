import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { parse } from 'node:path';
import type { Config } from '../../config/config.ts';
import { pathOf } from '../../config/site-folder.ts';
import { asProblem, type Outcome, type Problem } from '../../shared/problem.ts';
import { type ImageUse, unreadable } from '../../site/references/image-uses.ts';
import { beginningOf } from '../../site/graph/long-names.ts';
import { type Asset, type Assets, findAsset } from '../../site/references/references.ts';
import type { Cache } from '../../cache/cache.ts';
import { copyImage } from './copy-image.ts';
import type { ImageCopies, ImageSource } from './image-copies.ts';
import { loadSharp, type SharpModule } from './load-sharp.ts';
import { isCode } from '../../system/error-code.ts';

interface MakeCopiesOptions {
  readonly config: Config;
  readonly uses: readonly ImageUse[];
  readonly assets: Assets;
  readonly cache: Cache;
  readonly onProgress: (done: number, total: number) => void;
  /** Replaces the installed package in tests. */
  readonly load?: (root: string) => Promise<SharpModule | null>;
}

/**
 * Makes the configured copies of every picture that pages show, and returns them by the picture's
 * path in the output folder. Copies of an earlier build are taken from the cache.
 */
export async function makeCopies(options: MakeCopiesOptions): Promise<Outcome<ImageCopies>> {
  const { config, uses, assets, cache, onProgress, load = loadSharp } = options;
  if (config.images.widths.length === 0) return { value: new Map(), problems: [] };
  const sharp = await load(config.root);
  if (sharp === null) return { value: new Map(), problems: [missingPackage(config)] };

  const pictures = picturesOf(uses, assets);
  const files = cache.files('images');
  const made = new Map<string, readonly ImageSource[]>();
  const unread = new Set<string>();
  const copy = async ([file, { output, width }]: Picture) => {
    // The picture may have been removed since its size was read.
    const bytes = await readIfThere(pathOf(config, file));
    const options = { name: beginningOf(parse(file).name), width, images: config.images, sharp, files };
    const result = bytes && (await copyImage({ bytes, ...options }));
    if (result === null) unread.add(file);
    else made.set(output, result);
    onProgress(made.size + unread.size, pictures.length);
  };
  await eachAtOnce(pictures, copy);
  return {
    value: new Map(pictures.flatMap(([, { output }]) => [[output, made.get(output) ?? []] as const])),
    problems: uses.filter(({ image }) => unread.has(image)).map(unreadable),
  };
}

type Picture = readonly [file: string, asset: Asset & { readonly width: number }];

function picturesOf(uses: readonly ImageUse[], assets: Assets): readonly Picture[] {
  return [...new Set(uses.map(({ image }) => image))].toSorted().flatMap((file): Picture[] => {
    const asset = findAsset(assets, file);
    if (!asset || asset.width === null || !/\.(png|jpe?g|webp|avif)$/i.test(file)) return [];
    return [[file, { ...asset, width: asset.width }]];
  });
}

/** Works on as many items at once as the machine has processors. */
async function eachAtOnce<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

/** Returns null for a file that was removed since it was checked. */
async function readIfThere(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
}

function missingPackage({ images, file, locate }: Config): Problem {
  const field = images.formats.length > 0 ? 'formats' : 'widths';
  return asProblem({
    code: 'unusable-package',
    title: `\`images.${field}\` needs the package \`sharp\`, which is not installed`,
    hint: "Run `npm install --save-dev sharp` in the site's folder, or remove the field.",
    file,
    ...locate(['images', field]),
  });
}
