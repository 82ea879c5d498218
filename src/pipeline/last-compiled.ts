import { join } from 'node:path';
import { openCache } from '../cache/cache.ts';
import { codeIdentity } from '../cache/code-identity.ts';
import { includedPath } from '../markdown/includes/included-path.ts';
import type { PageMetadata } from '../markdown/page/compiled-page.ts';
import { stateFolder } from '../system/state-folder.ts';
import type { KnownPage } from './compile-pages.ts';

/**
 * Returns a function that returns the metadata of a content file as the last build has compiled it;
 * null if no build with the same docsgen has.
 */
export async function openLastCompiled(root: string): Promise<(file: string) => PageMetadata | null> {
  const cache = openCache({ folder: join(stateFolder(root), 'cache'), identity: codeIdentity() });
  const known = await cache.packed<KnownPage>('metadata');
  return (file) => known.latest(file)?.page ?? null;
}

/** Returns the files that a content file includes, relative to the site's root. */
export function includedFiles(file: string, { dependencies }: Pick<PageMetadata, 'dependencies'>): readonly string[] {
  return dependencies.map(({ path }) => includedPath(file, path));
}
