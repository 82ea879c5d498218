import type { Config } from '../../config/config.ts';
import { contentFolders } from '../../content/content-folders.ts';
import type { Site } from '../../site/graph/site.ts';
import { isAtRef } from '../../shared/ref-path.ts';

/**
 * Returns a function that returns whether fixes may change a file: texts in the content folders and
 * the configuration, but no page that is generated, and nothing at a git ref or outside the site.
 */
export function createMayWrite({ config, content }: Site): (file: string) => boolean {
  const folders = contentFolders(config);
  return (file) =>
    !isAtRef(file) &&
    !file.split('/').includes('..') &&
    !content.generated.pages.has(file) &&
    (isConfiguration(config, file) || folders.some((folder) => file.startsWith(`${folder}/`)));
}

function isConfiguration({ file: own }: Config, file: string): boolean {
  return file === own;
}
