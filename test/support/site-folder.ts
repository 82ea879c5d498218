import type { SiteFolder } from '../../src/config/site-folder.ts';

/** Returns the folder of a site that sets nothing about what may be read in it. */
export function plainFolder(root: string): SiteFolder {
  return { root, security: { inlineStyles: false, dotfiles: [], linkedFolders: [] } };
}
