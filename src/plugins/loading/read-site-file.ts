import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { conflictProblems } from '../../shared/merge-conflict.ts';
import { DocsgenError } from '../../shared/problem.ts';
import { lookUp, refuseHidden, type SiteFolder } from '../../config/site-folder.ts';

const isData = (file: string) => /\.(?:ya?ml|json\w?|toml|csv)$/.test(file);

/** A file of the site that a plugin has read while it was made. */
export interface ReadFile {
  /** Relative to the root of the site. */
  readonly path: string;
  readonly text: string;
}

/** Plugins are made before the configuration is complete, so it cannot allow more. */
const security: SiteFolder['security'] = { inlineStyles: false, linkedFolders: [], dotfiles: [] };

/**
 * Returns the function by which a plugin reads files of the site while it is made. It throws an
 * error that says why a file cannot be read.
 */
export function createSiteReader(
  root: string,
  onRead: (file: ReadFile) => void = () => undefined,
): (path: string) => string {
  return (path) => {
    const file = posix.normalize(path);
    if (posix.isAbsolute(file) || file.split('/')[0] === '..') throw new Error(`\`${path}\` is outside the site`);
    const found = lookUp({ root, security }, file);
    const refusal = refuseHidden({ security }, file) ?? (found.type === 'refused' ? found : null);
    if (refusal) throw new Error(`\`${path}\` ${refusal.what}`);
    if (found.type !== 'file') throw new Error(`there is no file \`${path}\``);
    const text = readFileSync(found.real, 'utf8');
    const conflicts = isData(file) ? conflictProblems(file, text) : [];
    onRead({ path: file, text });
    if (conflicts.length > 0) throw new DocsgenError(conflicts);
    return text;
  };
}
