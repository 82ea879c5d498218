import type * as z from 'zod';
import type { Config } from '../config/config.ts';
import type { Outcome, Problem } from '../shared/problem.ts';
import { isPageFile } from './list-files.ts';
import { type LocaleFolder, parseContentFile, type ParsedFile, sourceFile } from './read-files.ts';

/** Returns every page file of a collection's folders, read and checked once, by its path relative to the site's root. */
export async function parseFolders<T extends z.ZodType>(
  config: Config,
  folders: readonly LocaleFolder[],
  schema: T,
): Promise<Outcome<ReadonlyMap<string, ParsedFile<z.output<T>>>>> {
  const sources = folders.flatMap((folder) =>
    folder.files.filter(isPageFile).map((path) => sourceFile(config, folder, path)),
  );
  const results = await Promise.all(sources.map((source) => parseContentFile(source, schema)));
  const parsed = new Map<string, ParsedFile<z.output<T>>>();
  const problems: Problem[] = [];
  for (const result of results) {
    problems.push(...result.problems);
    if (result.value) parsed.set(result.value.source.file, result.value);
  }
  return { value: parsed, problems };
}

/** Returns the mistake of a collection that has no folder in the source language. */
export function missingFolder(config: Config, key: string, name: string): Problem {
  const folder = `content/${config.locales[0].name}/${name}/`;
  return {
    severity: 'error',
    title: `The content folder ${folder} does not exist`,
    hint: `Create it, or take \`${key}\` out of \`collections\`.`,
    file: config.file,
    ...config.locate(['collections', key]),
  };
}
