import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Config } from '../config/config.ts';
import { suggest } from '../shared/nearest.ts';
import type { Problem } from '../shared/problem.ts';
import { leftOutTogether } from './left-out-problems.ts';
import { listSiteFiles } from './list-site-files.ts';
import { isAside } from './page-file.ts';

/** Pages that lie in the folder of no collection, for one reason. */
interface Strays {
  /** Relative to the site's root. */
  readonly files: readonly string[];
  /** Returns what is to be said of those of them that are no part of any page. */
  readonly problem: (left: readonly string[]) => Problem;
}

/**
 * Returns the Markdown in `content/` that lies in the folder of no collection: beside them, or in
 * folders that the configuration does not name.
 */
export function findStrays(config: Config): readonly Strays[] {
  const [source] = config.locales;
  const localeNames = config.locales.map(({ name }) => name);
  const keys = config.collections.map(({ key }) => key);
  const docs = config.collections.filter((collection) => collection.type === 'docs');
  const versions = docs.flatMap((collection) => collection.versions.map(({ name }) => `${collection.key}@${name}`));
  const top = readLevel(config, 'content');
  const levels = localeNames.map((name) => readLevel(config, `content/${name}`));
  const unknownIn = ({ folder, folders }: Level, known: readonly string[]) =>
    folders.filter((name) => !known.includes(name)).map((name) => `${folder}/${name}`);
  const atTop = unknownIn(top, localeNames);
  const isCollection = (folder: string) => [...keys, ...versions].includes(posix.basename(folder));
  const isVersion = (folder: string) => docs.some(({ key }) => posix.basename(folder).startsWith(`${key}@`));
  const inLocales = levels.flatMap((level) => unknownIn(level, [...keys, ...versions]));

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
        const hint = `Move it into a collection, such as content/${source.name}/${keys[0]}/. ${aside}`;
        return leftOutTogether({ names: left, why: layout, hint, file: left[0] });
      },
    },
    groupOf(atTop.filter(isCollection), layout, (name) => `Move it to content/${source.name}/${name}/.`),
    groupOf(
      atTop.filter((folder) => !isCollection(folder)),
      'the site has no such locale',
      (name) => {
        const add = `Add it, as in \`locales: { ${source.name}: {}, ${keyText(name)}: {} }\`.`;
        return `${suggest(name, localeNames, 'locales')} ${add} ${aside}`;
      },
    ),
    groupOf(inLocales.filter(isVersion), 'the collection has no such version', (name) => {
      const [key = '', version = ''] = name.split('@');
      return `Add \`{ name: '${version}' }\` to \`collections.${key}.versions\`. ${aside}`;
    }),
    groupOf(
      inLocales.filter((folder) => !isVersion(folder)),
      'the site has no such collection',
      (name) => {
        const add = `Add it, as in \`collections: { ${keyText(name)}: { type: 'docs' } }\`.`;
        return `${suggest(name, keys, 'collections')} ${add} ${aside}`;
      },
    ),
  ];
}

const layout = 'pages lie in `content/<locale>/<collection>/`';
const aside = 'What is no page may have a name that begins with `_`.';

/** What lies in one folder, but for names that begin with `_` or a point. */
interface Level {
  readonly folder: string;
  readonly folders: readonly string[];
  /** Names of files. */
  readonly pages: readonly string[];
}

/** Looks at the folder only, not below it: the folders of collections have been listed already. */
function readLevel({ root }: Config, folder: string): Level {
  try {
    const entries = readdirSync(join(root, folder), { withFileTypes: true });
    const named = entries.filter(({ name }) => !/^[._]/.test(name)).toSorted((a, b) => (a.name < b.name ? -1 : 1));
    return {
      folder,
      folders: named.filter((entry) => entry.isDirectory()).map(({ name }) => name),
      pages: named.filter((entry) => entry.isFile() && isLikePage(entry.name)).map(({ name }) => name),
    };
  } catch {
    // What is missing or may not be read is told of where it is needed.
    return { folder, folders: [], pages: [] };
  }
}

function pagesBelow(config: Config, folder: string): readonly string[] {
  const files = listSiteFiles(config, folder)?.files ?? [];
  return files.filter((path) => !isAside(path) && isLikePage(path)).map((path) => `${folder}/${path}`);
}

/** A README in such a place is for those who write. */
function isLikePage(path: string): boolean {
  return /\.(?:mdx?|markdown|mdown|mkdn?)$/i.test(path) && !/^readme\./i.test(posix.basename(path));
}

function keyText(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? name : `'${name}'`;
}
