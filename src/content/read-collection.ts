import type * as z from 'zod';
import type { Config } from '../config/config.ts';
import { asProblem, type Outcome, type Problem } from '../shared/problem.ts';
import type { FileSchema, ParsedFile } from './parse-file.ts';
import { parseFolders } from './parse-folders.ts';
import { type FolderToRead, type LocaleFolder, readLocaleFolders } from './read-files.ts';
import { readDefaults } from './front-matter-defaults.ts';
import type { Scan } from './scan.ts';
import type { CommonFrontMatter } from './schema/front-matter.ts';
import { checkSiteFields, withSiteFields } from './site-fields.ts';

interface FolderOwner extends FolderToRead {
  /** Path of the key in the configuration that requires the folder. */
  readonly path: readonly [...PropertyKey[], string, PropertyKey];
  /** Example name for a first file in the folder. */
  readonly firstFile: string;
}

/** The folders of a collection or version, and what was read in them. */
export interface ReadCollection<F> {
  readonly folders: readonly LocaleFolder[];
  /** The folder in the source language. */
  readonly source: LocaleFolder;
  /** The page files, by path relative to the site's root. */
  readonly parsed: ReadonlyMap<string, ParsedFile<F>>;
}

/**
 * Returns the folders of a collection or version with their parsed page files, and the mistakes in
 * these. The value is null if there is no folder in the source language, which is an error.
 */
export async function readCollection<F extends CommonFrontMatter>(
  scan: Scan,
  owner: FolderOwner,
  schema: FileSchema<z.ZodType<F>>,
): Promise<Outcome<ReadCollection<F> | null>> {
  const { config } = scan;
  const { value: folders, problems } = readLocaleFolders(scan, owner);
  const source = folders.find(({ locale }) => locale === config.locales[0]);
  if (!source) return { value: null, problems: problems.length > 0 ? problems : [missingFolder(config, owner)] };
  const key = String(owner.path[1]);
  const whole = withSiteFields(config, key, schema);
  const parsed = await parseFolders(scan, folders, whole);
  const defaults = readDefaults(scan, folders, whole);
  const files = [...parsed.value].map(([path, file]) => [path, defaults.value(file)] as const);
  return {
    value: { folders, source, parsed: new Map(files) },
    problems: [
      ...problems,
      ...checkSiteFields(config, key, schema),
      ...unusedRewrites(config, key, owner, folders),
      ...parsed.problems,
      ...defaults.problems,
    ],
  };
}

/** Returns a warning for each pattern that matches no file. An older version may need fewer. */
function unusedRewrites(
  { file, locate }: Config,
  key: string,
  { name, rewrites = {} }: FolderOwner,
  folders: readonly LocaleFolder[],
): readonly Problem[] {
  if (name !== key) return [];
  const used = new Set(folders.flatMap(({ files, rewrite }) => files.map((path) => rewrite(path)?.pattern)));
  return Object.keys(rewrites)
    .filter((pattern) => !used.has(pattern))
    .map((pattern) =>
      asProblem({
        code: 'unused-rewrite',
        title: `No file of \`${key}\` matches the pattern \`${pattern}\`, or an earlier pattern matches them`,
        hint: "Write it like the paths of files in the collection's folder, such as `:name/docs/:rest*`.",
        file,
        ...locate(['collections', key, 'rewrites', pattern]),
      }),
    );
}

/** Returns the error for a collection or version that has no folder in the source language. */
function missingFolder(config: Config, owner: FolderOwner): Problem {
  const { name, source, at, path, firstFile } = owner;
  if (at) return missingAtRef(config, owner, at.ref);
  const [list, key] = [path.at(-2), path.at(-1)];
  const what = typeof key === 'number' ? 'this version' : `\`${String(key)}\``;
  const folder = `${source ?? `content/${config.locales[0].name}/${name}`}/`;
  return asProblem({
    code: 'empty-collection',
    title: `The content folder ${folder} does not exist`,
    hint: `Write a first page in it, such as ${folder}${firstFile}, or remove ${what} from \`${String(list)}\`.`,
    file: config.file,
    ...config.locate(source === undefined ? path : [...path, 'source']),
  });
}

function missingAtRef(config: Config, { source, at, path }: FolderOwner, ref: string): Problem {
  const folder = `${source ?? `content/${config.locales[0].name}/${at?.key}`}/`;
  return asProblem({
    code: 'empty-collection',
    title: `There is no folder ${folder} at the git ref \`${ref}\``,
    hint: "The collection's files must have been in the same folder at that time. Name another ref, or keep this version in a folder.",
    file: config.file,
    ...config.locate([...path, 'ref']),
  });
}
