import { pathToFileURL } from 'node:url';
import type Sharp from 'sharp';
import { findPackage } from '../../system/find-package.ts';

/** The package that makes copies of pictures. */
export type SharpModule = typeof Sharp;

/** Returns `sharp` from where the site or docsgen is installed, null where it is not. */
export async function loadSharp(root: string): Promise<SharpModule | null> {
  const file = findPackage('sharp', root);
  if (file === null) return null;
  const module: { readonly default: SharpModule } = await import(pathToFileURL(file).href);
  return module.default;
}
