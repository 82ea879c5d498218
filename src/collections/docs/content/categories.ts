import { posix } from 'node:path';
import type { Config, Locale } from '../../../config/config.ts';
import { asProblem, type Outcome, type Problem } from '../../../shared/problem.ts';
import { parseMetadataFile } from '../../../content/parse-file.ts';
import type { LocaleFolder } from '../../../content/read-files.ts';
import type { Scan } from '../../../content/scan.ts';
import { translateFields } from '../../../content/translate-fields.ts';
import type { YamlSource } from '../../../content/yaml-source.ts';
import type { Category, Doc } from './doc-set.ts';
import type { NameReader } from './number-prefix.ts';
import { type CategoryMetadata, categorySchema } from './schema.ts';

const fileNames = ['_category_.yml', '_category_.yaml', '_category_.json'];

/** The metadata of a folder, for editors. */
export const categoryKind = { name: 'category', files: fileNames, schema: categorySchema } as const;

/** Returns whether a file of this name is the metadata of a folder. */
export function isCategoryFile(name: string): boolean {
  return fileNames.includes(name);
}

interface CategoryFile {
  readonly file: string;
  readonly dir: string;
  readonly locale: string;
  readonly metadata: CategoryMetadata;
  readonly yaml: YamlSource;
}

/**
 * Returns the parsed category metadata files of a collection's folders, and the mistakes in them.
 */
export function readCategories(scan: Scan, folders: readonly LocaleFolder[]): Outcome<readonly CategoryFile[]> {
  const problems: Problem[] = [];
  const found: CategoryFile[] = [];
  for (const { locale, folder, files, rewrite } of folders) {
    const seen = new Map<string, string>();
    for (const path of files.filter((path) => fileNames.includes(posix.basename(path)))) {
      const dir = posix.dirname(rewrite(path)?.path ?? path);
      const file = `${folder}/${path}`;
      const other = seen.get(dir);
      if (other === undefined) seen.set(dir, file);
      else problems.push(secondFile(file, other));
      const metadata = parseMetadataFile(scan, file, { name: 'category', schema: categorySchema });
      problems.push(...metadata.problems);
      if (other !== undefined || !metadata.value) continue;
      const { data, yaml } = metadata.value;
      found.push({ file, dir, locale: locale.name, metadata: data, yaml });
    }
  }
  return { value: found, problems };
}

interface MergeOptions {
  readonly locale: Locale;
  readonly docs: readonly Doc[];
  readonly files: readonly CategoryFile[];
  /** Reads the names of folders. */
  readonly names: NameReader;
}

/**
 * Returns the category of each folder that contains docs, for one locale, by folder path. The
 * locale's metadata overrides that of the locales that it falls back to.
 */
export function mergeCategories(
  config: Config,
  { locale, docs, files, names }: MergeOptions,
): ReadonlyMap<string, Category> {
  const layers = [...locale.fallbacks.toReversed(), locale.name].map(
    (name) => new Map(files.filter((file) => file.locale === name).map((file) => [file.dir, file])),
  );
  const dirs = new Set(docs.flatMap((doc) => ancestors(doc.dir)));
  return new Map(
    [...dirs].toSorted().map((dir): [string, Category] => {
      const found = layers.flatMap((layer) => layer.get(dir) ?? []);
      const folder = names.read(dir);
      const layered = found.map((each) => translateFields(config, each.metadata, each.locale, locale));
      const metadata: CategoryMetadata = Object.assign({}, ...layered);
      const sourceLabel = found.find((each) => each.metadata.label !== undefined)?.metadata.label ?? folder.name;
      const label = metadata.label ?? folder.name;
      const { file = null, yaml = null } = found.at(-1) ?? {};
      const position = metadata.position ?? folder.position;
      const labeled = found.findLast((each) => each.metadata.label !== undefined);
      const isLabelOfSource = labeled?.locale === locale.fallbacks.at(-1) && labeled?.metadata.label === label;
      return [dir, { dir, file, metadata, sourceLabel, label, isLabelOfSource, position, yaml }];
    }),
  );
}

/**
 * Returns a warning for each metadata file of a folder that has no pages in any language. Such a
 * file has no effect.
 */
export function unusedCategories(
  files: readonly CategoryFile[],
  docs: readonly Pick<Doc, 'dir'>[],
): readonly Problem[] {
  const used = new Set(docs.flatMap((doc) => ancestors(doc.dir)));
  return files
    .filter(({ dir }) => !used.has(dir))
    .map(({ file, dir }) =>
      asProblem({
        code: 'unused-metadata-file',
        title:
          dir === '.'
            ? `${posix.basename(file)} is ignored: the folder of a collection is not a category`
            : `${posix.basename(file)} is ignored: there are no pages in its folder`,
        hint:
          dir === '.'
            ? 'Move it into the folder that it describes, or remove it.'
            : 'Put a page into the folder, or remove the file.',
        file,
      }),
    );
}

function ancestors(dir: string): readonly string[] {
  return dir === '.' ? [] : [dir, ...ancestors(posix.dirname(dir))];
}

function secondFile(file: string, other: string): Problem {
  return asProblem({
    code: 'unused-metadata-file',
    title: `${posix.basename(file)} is ignored, because ${posix.basename(other)} is in the same folder`,
    hint: 'Keep one metadata file per folder.',
    file,
  });
}
