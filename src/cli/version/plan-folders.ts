import type { Collection, Config } from '../../config/config.ts';
import { folderIn, namedFolder } from '../../content/content-folders.ts';
import { listSiteFiles } from '../../content/list-site-files.ts';
import { groupBy } from '../../shared/group-by.ts';
import { invalidOption } from '../add/new-file.ts';
import type { NewFolder } from './copy-folders.ts';

/**
 * Returns the folders of a new version, with the files of `current` in all languages. Throws a
 * `DocsgenError` if there are none in the source language, or if one is not readable.
 */
export function planFolders(config: Config, collection: Collection, name: string): readonly NewFolder[] {
  const { key, source } = collection;
  const copies = config.locales.flatMap((locale) => {
    const from = folderIn(config, { name: key, source }, locale);
    if (from === null) return [];
    const { files, leftOut } = listSiteFiles(config, from) ?? { files: [], leftOut: [] };
    // Names that begin with a dot are no part of the site.
    const refused = leftOut.find(({ isHidden }) => !isHidden);
    if (refused) throw invalidOption(`${[from, refused.path].join('/')} ${refused.what}`, refused.hint);
    if (files.length === 0 && locale === config.locales[0])
      throw invalidOption(`The content folder ${from}/ has no docs`, 'Write a first page in it.');
    // A folder that the configuration names may contain those of the languages.
    const whole = source ?? from;
    const path = namedFolder(collection, `${key}@${name}`) ?? `${from}@${name}`;
    const inside = from.slice(whole.length + 1);
    const to = inside === '' ? '' : `${inside}/`;
    return [{ path, files: files.map((file) => ({ from: `${from}/${file}`, to: to + file })) }];
  });
  const byPath = groupBy(copies, ({ path }) => path);
  return [...byPath].map(([path, parts]) => ({ path, files: parts.flatMap(({ files }) => files) }));
}
