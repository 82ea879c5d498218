import { posix } from 'node:path';
import { listSiteFiles } from '../../content/list-site-files.ts';
import type { Site } from '../../site/graph/site.ts';

/** The folders whose files may have a part of a page, or name a file of the content. */
const sourceFolders = ['components', 'theme', 'plugins', 'src', 'styles', 'content'];

/** Returns the files that pages of a site may be made of, relative to its root. */
export function listSourceFiles(config: Site['config']): readonly string[] {
  return sourceFolders.flatMap((folder) => listFolder(config, folder));
}

/** Returns the files of a folder, relative to the site's root; none if there is no such folder. */
export function listFolder(config: Site['config'], folder: string): readonly string[] {
  return (listSiteFiles(config, folder)?.files ?? []).map((file) => posix.join(folder, file));
}
