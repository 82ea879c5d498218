import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './docsgen.ts';

/** A block of code in the chapter about plugins. */
export interface PluginExample {
  /** Name of the page. */
  readonly page: string;
  readonly language: string;
  /** The path that it has on a site; empty if it says none. */
  readonly title: string;
  readonly code: string;
}

/** The folder of the chapter, relative to the project. */
export const pluginManual = 'manual/content/en/docs/plugins';

/** Returns the pages of the chapter about plugins: their texts by file name. */
export function pluginPages(): ReadonlyMap<string, string> {
  const folder = join(projectRoot, pluginManual);
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  return new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

/** Returns all blocks of code in the chapter about plugins. */
export function pluginExamples(): readonly PluginExample[] {
  return [...pluginPages()].flatMap(([page, text]) =>
    [...text.matchAll(/^```(\w+)(?: title="(.*?)")?\n([^]*?)^```$/gm)].map(
      ([, language = '', title = '', code = '']) => ({ page, language, title, code }),
    ),
  );
}

/**
 * Returns the code of a page whose title is a path on a site. Throws if there is none, so that no
 * test builds a site without its example.
 */
export function pluginExample(page: string, title: string): string {
  const found = pluginExamples().find((each) => each.page === page && each.title === title);
  if (!found) throw new Error(`${page} has no code with the title ${title}`);
  return found.code;
}

/** Returns what a page of the chapter writes between two texts. Throws if it does not. */
export function pluginText(page: string, pattern: RegExp): string {
  const [, found] = pattern.exec(pluginPages().get(page) ?? '') ?? [];
  if (found === undefined) throw new Error(`${page} does not contain ${String(pattern)}`);
  return found;
}
