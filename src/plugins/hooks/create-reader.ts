import { posix } from 'node:path';
import { readInside, type SiteFolder } from '../../config/site-folder.ts';
import { decodeText } from '../../content/decode-text.ts';

/**
 * Returns the function by which a hook reads files of the site. It throws an error that says why a
 * file cannot be read. The path of each file is added to `sources`, also if there is no such file:
 * it may be created later.
 */
export function createReader(site: SiteFolder, sources: Set<string>): (path: string) => Promise<string> {
  return async (path) => {
    const file = posix.normalize(path);
    if (posix.isAbsolute(file) || file.split('/')[0] === '..') throw new Error(`\`${path}\` is outside the site`);
    sources.add(file);
    const found = await readInside(site, file);
    if (found.type === 'missing') throw new Error(`there is no file \`${path}\``);
    if (found.type === 'refused') throw new Error(`\`${path}\` ${found.what}`);
    const { text, problem } = decodeText(found.bytes);
    if (problem?.severity === 'error') throw new Error(`\`${path}\` is UTF-16, not UTF-8`);
    return text;
  };
}
