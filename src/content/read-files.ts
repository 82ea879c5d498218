import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type * as z from 'zod';
import type { Config, Locale, Locate } from '../config/config.ts';
import { validate } from '../config/validate.ts';
import type { Outcome, Problem } from '../shared/problem.ts';
import type { SourceFile } from './content.ts';
import { isFrontMatterOpen, splitFrontMatter } from './front-matter.ts';
import { listFiles } from './list-files.ts';
import { pageFormat } from './page-file.ts';
import { type Summary, summarize } from './summarize.ts';
import { parseYaml, type YamlSource } from './yaml-source.ts';

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
  /** Place of a front matter key, null for one that the file does not have. */
  readonly locate: Locate;
}

/** Returns the file that a path relative to a locale's folder names. */
export function sourceFile(config: Config, { locale, folder }: LocaleFolder, relativePath: string): SourceFile {
  const file = `${folder}/${relativePath}`;
  return { file, absolutePath: join(config.root, file), relativePath, locale };
}

/**
 * Returns a content file's front matter, checked, and the start of its text. Of wrong front matter the fields that are right are
 * kept, so that what refers to the page is not reported as well; null only if nothing can be made of it.
 */
export async function parseContentFile<T extends z.ZodType>(
  source: SourceFile,
  schema: T,
): Promise<Outcome<ParsedFile<z.output<T>> | null>> {
  const text = await readFile(source.absolutePath, 'utf8');
  const parts = splitFrontMatter(text);
  const yaml = parseChecked({ text: parts.yaml, file: source.file, lineOffset: 1 }, schema);
  const checked = isFrontMatterOpen(text) ? { ...yaml, problems: [openFrontMatter(source.file)] } : yaml;
  if (checked.value === null) return { value: null, problems: checked.problems };
  const { data, locate } = checked.value;
  const isWritten = (key: PropertyKey | undefined) => isRecord(data) && key !== undefined && Object.hasOwn(data, key);
  return {
    value: {
      source,
      frontMatter: data,
      summary: summarize(parts.body, pageFormat(source.file)),
      locate: (path) => (isWritten(path[0]) ? locate(path) : null),
    },
    problems: checked.problems,
  };
}

function openFrontMatter(file: string): Problem {
  const hint = 'Put a line of three hyphens under the last of its keys.';
  return { severity: 'warning', title: 'The front matter is not closed.', hint, file, line: 1, column: 1 };
}

/** What a metadata file says, and where. */
export interface Metadata<T> {
  readonly data: T;
  readonly locate: Locate;
}

/** Returns what a YAML or JSON metadata file says, checked; of a wrong one what is right, null if that is nothing. */
export async function parseMetadataFile<T extends z.ZodType>(
  root: string,
  file: string,
  schema: T,
): Promise<Outcome<Metadata<z.output<T>> | null>> {
  return parseChecked({ text: await readFile(join(root, file), 'utf8'), file, lineOffset: 0 }, schema);
}

function parseChecked<T extends z.ZodType>(source: YamlSource, schema: T): Outcome<Metadata<z.output<T>> | null> {
  const yaml = parseYaml(source);
  const { data, locate } = yaml.value;
  const { value, problems } = validate({ schema, input: data ?? {}, file: source.file, locate });
  if (value !== null) return { value: { data: value, locate }, problems: yaml.problems };
  const rest = schema.safeParse(isRecord(data) ? withoutMistakes(schema, data) : {});
  return { value: rest.success ? { data: rest.data, locate } : null, problems };
}

/** Returns the fields of a value in which a schema finds nothing wrong. */
function withoutMistakes(
  schema: z.ZodType,
  data: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const issues = schema.safeParse(data).error?.issues ?? [];
  const wrong = new Set(issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : issue.path[0])));
  const rest = Object.fromEntries(Object.entries(data).filter(([key]) => !wrong.has(key)));
  // Rules over several fields are only looked at once each field is right by itself.
  return Object.keys(rest).length < Object.keys(data).length ? withoutMistakes(schema, rest) : rest;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
