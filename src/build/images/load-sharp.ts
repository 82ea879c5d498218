import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type Sharp from 'sharp';

/** The package that makes copies of pictures. */
export type SharpModule = typeof Sharp;

/** Returns `sharp` from where the site or docsgen is installed, null where it is not. */
export async function loadSharp(root: string): Promise<SharpModule | null> {
  const places = [join(root, 'package.json'), import.meta.url];
  for (const place of places) {
    const file = find(place);
    if (file === null) continue;
    const module: { readonly default: SharpModule } = await import(pathToFileURL(file).href);
    return module.default;
  }
  return null;
}

function find(place: string): string | null {
  try {
    return createRequire(place).resolve('sharp');
  } catch {
    return null;
  }
}
