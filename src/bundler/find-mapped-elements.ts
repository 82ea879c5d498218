import { findOverrides, themeFolders } from './find-overrides.ts';
import { readMdxNames } from './read-mdx-names.ts';

/**
 * Returns the names of the elements that a site renders with components of its own; null if its
 * code does not say them.
 */
export async function findMappedElements(root: string): Promise<readonly string[] | null> {
  const file = findOverrides(root, themeFolders(root)).overrides?.mdxComponents ?? null;
  if (file === null) return [];
  const names = await readMdxNames(file);
  return names && names.filter((name) => !/^[A-Z]/.test(name)).toSorted();
}
