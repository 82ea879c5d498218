import type { Config } from '../config/config.ts';
import { findOverrides } from './find-overrides.ts';
import { readMdxNames } from './read-mdx-names.ts';
import { themeFolders } from './theme-folders.ts';

/**
 * Returns the names of the elements that a site or its plugins render with components of their own;
 * null if their code does not say them.
 */
export async function findMappedElements(
  config: Pick<Config, 'root' | 'pluginAssets'>,
): Promise<readonly string[] | null> {
  const files = findOverrides(config.root, themeFolders(config)).overrides?.mdxComponents ?? [];
  const names = new Set<string>();
  for (const file of files) {
    const found = await readMdxNames(file);
    if (found === null) return null;
    for (const name of found) if (!/^[A-Z]/.test(name)) names.add(name);
  }
  return [...names].toSorted();
}
