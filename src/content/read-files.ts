import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type * as z from 'zod';
import type { Config, Locale, Locate } from '../config/config.ts';
import { validate } from '../config/validate.ts';
import type { Problem } from '../shared/problem.ts';
import type { SourceFile } from './content.ts';
import { splitFrontMatter } from './front-matter.ts';
import { listFiles } from './list-files.ts';
import { type Summary, summarize } from './summarize.ts';
import { parseYaml } from './yaml-source.ts';

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
      const files = await listFiles(join(config.root, folder));
      return files === null ? null : { locale, folder, files };
    }),
  );
  return folders.filter((folder) => folder !== null);
}

/** A content file's front matter and the start of its text. */
export interface ParsedFile<F> {
  readonly source: SourceFile;
  readonly frontMatter: F;
  readonly summary: Summary;
  /** Place of a front matter key. */
  readonly locate: Locate;
}

/** Returns the file that a path relative to a locale's folder names. */
export function sourceFile(config: Config, { locale, folder }: LocaleFolder, relativePath: string): SourceFile {
  const file = `${folder}/${relativePath}`;
  return { file, absolutePath: join(config.root, file), relativePath, locale };
}

interface Parsed<F> {
  readonly value: ParsedFile<F> | null;
  readonly problems: readonly Problem[];
}

/** Returns a content file's front matter, checked, and the start of its text; null with the problems if its front matter is wrong. */
export async function parseContentFile<T extends z.ZodType>(
  source: SourceFile,
  schema: T,
): Promise<Parsed<z.output<T>>> {
  const parts = splitFrontMatter(await readFile(source.absolutePath, 'utf8'));
  const yaml = parseYaml({ text: parts.yaml, file: source.file, lineOffset: 1 });
  if (yaml.problems.length > 0) return { value: null, problems: yaml.problems };
  const { data, locate } = yaml.value;
  const { value, problems } = validate({ schema, input: data ?? {}, file: source.file, locate });
  if (value === null) return { value: null, problems };
  return { value: { source, frontMatter: value, summary: summarize(parts.body), locate }, problems: [] };
}

interface Metadata<T> {
  readonly value: T | null;
  readonly problems: readonly Problem[];
}

/** Returns what a YAML or JSON metadata file says, checked; null with the problems if it is wrong. */
export async function parseMetadataFile<T extends z.ZodType>(
  root: string,
  file: string,
  schema: T,
): Promise<Metadata<z.output<T>>> {
  const yaml = parseYaml({ text: await readFile(join(root, file), 'utf8'), file, lineOffset: 0 });
  if (yaml.problems.length > 0) return { value: null, problems: yaml.problems };
  return validate({ schema, input: yaml.value.data ?? {}, file, locate: yaml.value.locate });
}
