import { join } from 'node:path';
import { openCache } from '../cache/cache.ts';
import { codeIdentity } from '../cache/code-identity.ts';
import { includedPath } from '../markdown/includes/included-path.ts';
import type { PageMetadata } from '../markdown/page/compiled-page.ts';
import type { KnownPage } from './compile-pages.ts';

/**
 * Returns a function that returns the metadata of a content file as the last build has compiled it;
 * null if no build with the same docsgen has. `folder` is the `.docsgen` of the output.
 */
export async function openLastCompiled(folder: string): Promise<(file: string) => PageMetadata | null> {
  const cache = openCache({ folder: join(folder, 'cache'), identity: codeIdentity() });
  const known = await cache.packed<KnownPage>('metadata');
  return (file) => known.latest(file)?.page ?? null;
}

/** Returns the files that a content file includes, relative to the site's root. */
export function includedFiles(file: string, { dependencies }: Pick<PageMetadata, 'dependencies'>): readonly string[] {
  return dependencies.map(({ path }) => includedPath(file, path));
}
