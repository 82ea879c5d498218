import { join } from 'node:path';
import type { Config, Locale } from '../config/config.ts';
import type { SourceFile } from './content.ts';
import { listFiles } from './list-files.ts';

/** A collection's folder in one locale. */
export interface LocaleFolder {
  readonly locale: Locale;
  /** Relative to the site's root. */
  readonly folder: string;
  /** Relative to the folder, sorted. */
  readonly files: readonly string[];
}

/** Returns the folder `content/<locale>/<name>/` of each locale that has one, and what it holds. */
export async function readLocaleFolders(config: Config, name: string): Promise<readonly LocaleFolder[]> {
  const folders = await Promise.all(
    config.locales.map(async (locale) => {
      const folder = `content/${locale.name}/${name}`;
      const files = listFiles(join(config.root, folder));
      return files === null ? null : { locale, folder, files };
    }),
  );
  return folders.filter((folder) => folder !== null);
}

/** Returns the file that a path relative to a locale's folder names. */
export function sourceFile({ locale, folder }: LocaleFolder, relativePath: string): SourceFile {
  return { file: `${folder}/${relativePath}`, relativePath, locale };
}
