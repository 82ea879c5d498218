import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Config } from '../config/config.ts';
import { suggest } from '../shared/nearest.ts';
import type { Problem } from '../shared/problem.ts';
import { allLocales } from './content-folders.ts';
import { leftOutTogether } from './left-out-problems.ts';
import { listSiteFiles } from './list-site-files.ts';
import { hasUnderscoreName } from './page-file.ts';
import { isCode } from '../system/error-code.ts';

/** Pages outside the folders of all collections, grouped by one cause. */
interface Strays {
  /** Relative to the site's root. */
  readonly files: readonly string[];
  /** Returns the warning for the given files: those that no page includes, links to or imports. */
  readonly problem: (left: readonly string[]) => Problem;
}

/**
 * Returns the Markdown files in `content/` that are not in the folder of a collection: beside these
 * folders, or in folders that the configuration does not name. `read` are the folders of all
 * collections.
 */
export function findStrays(config: Config, read: ReadonlySet<string>): readonly Strays[] {
  const [source] = config.locales;
  const localeNames = allLocales(config).map(({ name }) => name);
  const keys = config.collections.map(({ key }) => key);
  const known = config.collections.flatMap(({ folders }) => folders);
  const versioned = config.collections.filter(({ versions }) => versions.length > 0);
  const top = readLevel(config, 'content');
  const levels = config.locales.map(({ name }) => readLevel(config, `content/${name}`));
  // A collection may name any folder, and the folder of the only language may be left out.
  const isRead = (path: string) => [...read].some((each) => each === path || each.startsWith(`${path}/`));
  const unknownIn = ({ folder, folders }: Level, names: readonly string[]) =>
    folders
      .filter((name) => !names.includes(name))
      .map((name) => `${folder}/${name}`)
      .filter((path) => !isRead(path));
  const atTop = unknownIn(top, localeNames);
  const isCollection = (folder: string) => [...keys, ...known].includes(posix.basename(folder));
  const isVersion = (folder: string) => versioned.some(({ key }) => posix.basename(folder).startsWith(`${key}@`));
  const inLocales = levels.flatMap((level) => unknownIn(level, [...keys, ...known]));

  const groupOf = (folders: readonly string[], why: string, hintFor: (name: string) => string): Strays => ({
    files: folders.flatMap((folder) => pagesBelow(config, folder)),
    problem: (left) => {
      const names = folders.filter((folder) => left.some((file) => file.startsWith(`${folder}/`)));
      const hint = hintFor(posix.basename(names[0] ?? ''));
      return leftOutTogether({ names: names.map((name) => `${name}/`), why, hint, file: left[0] });
    },
  });
  return [
    {
      files: [top, ...levels].flatMap(({ folder, pages }) => pages.map((name) => `${folder}/${name}`)),
      problem: (left) => {
        const hint = `Move it into a collection, such as content/${source.name}/${keys[0]}/. ${underscoreHint}`;
        return leftOutTogether({ names: left, why: layout, hint, file: left[0] });
      },
    },
    groupOf(atTop.filter(isCollection), layout, (name) => `Move it to content/${source.name}/${name}/.`),
    groupOf(
      atTop.filter((folder) => !isCollection(folder)),
      'the site has no such locale',
      (name) => {
        const add = `Add it, as in \`locales: { ${source.name}: {}, ${keyText(name)}: {} }\`.`;
        return `${suggest(name, localeNames, 'locales')} ${add} ${underscoreHint}`;
      },
    ),
    groupOf(inLocales.filter(isVersion), 'the collection has no such version', (name) => {
      const [key = '', version = ''] = name.split('@');
      return `Add \`{ name: '${version}' }\` to \`collections.${key}.versions\`. ${underscoreHint}`;
    }),
    groupOf(
      inLocales.filter((folder) => !isVersion(folder)),
      'the site has no such collection',
      (name) => {
        const add = `Add it, as in \`collections: { ${keyText(name)}: { type: 'docs' } }\`.`;
        return `${suggest(name, keys, 'collections')} ${add} ${underscoreHint}`;
      },
    ),
  ];
}

const layout = 'pages belong in `content/<locale>/<collection>/`';
const underscoreHint = 'If it is not a page, begin its name with `_`.';

/** The entries of one folder, without names that begin with `_` or a dot. */
interface Level {
  readonly folder: string;
  readonly folders: readonly string[];
  /** Names of files. */
  readonly pages: readonly string[];
}

/** Returns the entries of a folder, without subfolders: those of collections are already listed. */
function readLevel({ root }: Config, folder: string): Level {
  try {
    const entries = readdirSync(join(root, folder), { withFileTypes: true });
    const named = entries.filter(({ name }) => !/^[._]/.test(name)).toSorted((a, b) => (a.name < b.name ? -1 : 1));
    return {
      folder,
      folders: named.filter((entry) => entry.isDirectory()).map(({ name }) => name),
      pages: named.filter((entry) => entry.isFile() && isLikePage(entry.name)).map(({ name }) => name),
    };
  } catch (error) {
    // A missing or unreadable folder is reported where it is needed.
    if (!isCode(error, 'ENOENT', 'ENOTDIR', 'EACCES', 'EPERM')) throw error;
    return { folder, folders: [], pages: [] };
  }
}

function pagesBelow(config: Config, folder: string): readonly string[] {
  const files = listSiteFiles(config, folder)?.files ?? [];
  return files.filter((path) => !hasUnderscoreName(path) && isLikePage(path)).map((path) => `${folder}/${path}`);
}

/** Returns whether a file looks like a page. A README outside the collections is for authors. */
function isLikePage(path: string): boolean {
  return /\.(?:mdx?|markdown|mdown|mkdn?)$/i.test(path) && !/^readme\./i.test(posix.basename(path));
}

function keyText(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? name : `'${name}'`;
}
