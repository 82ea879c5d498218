import { posix } from 'node:path';
import type { Collection, Config, Locale } from '../../config/config.ts';
import type { MetadataKind } from '../../content/collection-scanner.ts';
import { lookUp } from '../../config/site-folder.ts';
import { folderIn, namedFolder } from '../../content/content-folders.ts';
import { listSiteFiles } from '../../content/list-site-files.ts';
import { type Metadata, parseMetadataFile } from '../../content/parse-file.ts';
import { createScan, type Scan } from '../../content/scan.ts';
import { metadataTexts } from '../../content/translate-fields.ts';
import { locateKey } from '../../content/yaml-source.ts';
import { isRecord } from '../../shared/is-record.ts';
import type { CollectionType } from '../../site/collection-type.ts';
import type { FoundText } from './found-text.ts';

/** Returns the texts of the metadata files of the source language, such as labels of categories. */
export function findMetadataTexts(config: Config, types: readonly CollectionType[]): readonly FoundText[] {
  const scan = createScan({ config, drafts: true });
  return config.collections.flatMap((collection) => {
    const kinds = types.find(({ name }) => name === collection.type)?.metadataKinds ?? [];
    return collection.folders.flatMap((name) => textsInFolder({ scan, collection, name, kinds }));
  });
}

interface FolderOptions {
  readonly scan: Scan;
  readonly collection: Collection;
  /** Name of the collection with its version. */
  readonly name: string;
  readonly kinds: readonly MetadataKind[];
}

function textsInFolder({ scan, collection, name, kinds }: FolderOptions): readonly FoundText[] {
  const { config } = scan;
  const folderFor = (locale: Locale) => folderIn(config, { name, source: namedFolder(collection, name) }, locale);
  const folder = folderFor(config.locales[0]);
  const files = folder === null ? [] : (listSiteFiles(config, folder)?.files ?? []);
  const nameOf = (locale: string) => config.locales.find((each) => each.name === locale);
  return files.flatMap((path) => {
    const kind = kinds.find((each) => each.files.includes(posix.basename(path)));
    const file = `${folder}/${path}`;
    const read = kind && readMetadata(scan, file, kind);
    if (!read) return [];
    const written = (locale: Locale) => {
      const own = folderFor(locale);
      const others = kind.files.map((each) => `${own}/${posix.join(posix.dirname(path), each)}`);
      return others.map((other) => readMetadata(scan, other, kind)?.data).find(isRecord) ?? {};
    };
    return metadataTexts(read.data).map(({ path: at, text }): FoundText => ({
      text,
      use: { what: `${kind.name}, ${at.join('.')}`, file, line: locateKey(read.yaml, at)?.line ?? null },
      // A language takes over a field, an author or a tag as a whole.
      isWritten: ({ name: own, fallbacks }) =>
        [own, ...fallbacks.slice(0, -1)].some((each) => {
          const locale = nameOf(each);
          return locale !== undefined && Object.hasOwn(written(locale), at[0] ?? '');
        }),
      isForAll: false,
    }));
  });
}

/** Mistakes in it are reported when the site is read. */
function readMetadata(scan: Scan, file: string, { name, schema }: MetadataKind): Metadata<unknown> | null {
  return lookUp(scan.config, file).type === 'file' ? parseMetadataFile(scan, file, { name, schema }).value : null;
}
