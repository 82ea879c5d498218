import { pathToFileURL } from 'node:url';
import type Sharp from 'sharp';
import { findPackage } from '../../system/find-package.ts';
import { hasFields } from '../../shared/has-fields.ts';

/** The type of `sharp`, the package that makes copies of pictures. */
export type SharpModule = typeof Sharp;

/** Returns `sharp` as installed beside the site or beside docsgen; null if it is not installed. */
export async function loadSharp(root: string): Promise<SharpModule | null> {
  const file = findPackage('sharp', root);
  if (file === null) return null;
  const module: unknown = await import(pathToFileURL(file).href);
  return hasFields<{ readonly default: SharpModule }>(module, 'default') ? module.default : null;
}
