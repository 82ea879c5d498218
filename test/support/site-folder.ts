import type { SiteFolder } from '../../src/config/site-folder.ts';

/** Returns the folder of a site with default security settings. */
export function plainFolder(root: string): SiteFolder {
  return { root, security: { inlineStyles: false, dotfiles: [], linkedFolders: [] } };
}
