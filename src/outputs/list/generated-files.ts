import { addressList } from '../address-list.ts';
import { feedFiles } from '../feeds/feed-files.ts';
import { hostFiles } from '../host-files.ts';
import { languageHints } from '../language-hints.ts';
import { machineFiles } from '../machine-files.ts';
import { mapFiles } from '../map-files.ts';
import { redirectPages } from '../redirect-pages.ts';
import { routesFile } from '../routes-file.ts';
import { searchFiles } from '../search-files.ts';
import { sidebarTrees } from '../sidebar-trees.ts';
import { translationPage } from '../translation-page.ts';
import type { GeneratedFile, GeneratedFilesInput } from '../generated-file.ts';

/**
 * Yields every file beside the pages that docsgen makes from the site graph. `build` writes all of
 * them, `dev` makes the one that is asked for.
 */
export function* createGeneratedFiles(input: GeneratedFilesInput): Generator<GeneratedFile> {
  yield* sidebarTrees(input);
  yield* searchFiles(input);
  yield* withOptOut('`languageHint: false`', languageHints(input));
  yield* redirectPages(input);
  yield* addressList(input);
  yield* withOptOut('`hosts` without this host', hostFiles(input));
  yield* withOptOut('`machineReaders: false`', machineFiles(input));
  yield* withOptOut('`routesFile: false`', routesFile(input));
  yield* withOptOut('`translationPage: false`', translationPage(input));
  yield* withOptOut('`feed: false` in the collection', feedFiles(input));
  // Search engines that must stay away need `robots.txt`.
  yield* withOptOut(input.site.config.noIndex ? undefined : '`sitemap: false`', mapFiles(input));
}

function* withOptOut(optOut: string | undefined, files: Iterable<GeneratedFile>): Generator<GeneratedFile> {
  for (const file of files) yield { ...file, optOut };
}

/**
 * Returns the file that a build would write to `path`, relative to the output folder; null for
 * none.
 */
export function findGeneratedFile(input: GeneratedFilesInput, path: string): GeneratedFile | null {
  for (const file of createGeneratedFiles(input)) if (file.path === path) return file;
  return null;
}
