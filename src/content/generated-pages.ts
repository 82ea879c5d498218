import type { Problem } from '../shared/problem.ts';
import { isPageFile, pathWithoutExtension } from './page-file.ts';

/**
 * A page whose text comes from a plugin, or from a part of a file, instead of a file of its own.
 */
export interface GeneratedPage {
  readonly text: string;
  /** What makes the page, for messages: the plugin and its module. */
  readonly maker: string;
  /** The file that the text is a part of; not set for a page that a plugin makes. */
  readonly origin?: PageOrigin;
}

/** Where the text of a page is written. */
export interface PageOrigin {
  /** Relative to the site's root. */
  readonly file: string;
  /** The line, from 1, of which the front matter is made. */
  readonly line: number;
  /** The number of lines of front matter; the next one is the line after `line`. */
  readonly frontMatterLines: number;
}

/** The pages that have no file of their own. */
export interface GeneratedPages {
  /** By the path that a file with this text would have, relative to the site's root. */
  readonly pages: ReadonlyMap<string, GeneratedPage>;
  /** Files that were read for them, relative to the root. Some may not exist. */
  readonly sources: readonly string[];
}

/** The generated pages of a site that has none. */
export const noGeneratedPages: GeneratedPages = { pages: new Map(), sources: [] };

/**
 * Returns the generated pages of a folder by their paths in it. Files of the site replace generated
 * pages: a page is left out if a file of the folder is the same page.
 */
export function pagesOfFolder(
  pages: GeneratedPages['pages'],
  folder: string,
  files: readonly string[],
): ReadonlyMap<string, GeneratedPage> {
  const own = [...pages].flatMap(([file, page]) =>
    file.startsWith(`${folder}/`) ? [[file.slice(folder.length + 1), page] as const] : [],
  );
  if (own.length === 0) return new Map();
  const written = new Set(files.filter(isPageFile).map(pathWithoutExtension));
  return new Map(own.filter(([path]) => !written.has(pathWithoutExtension(path))));
}

/**
 * Returns the file in which a page is written, for links to it: its own, or the one that it is a
 * part of; null for a page that a plugin makes.
 */
export function writtenFile({ pages }: GeneratedPages, file: string): string | null {
  const page = pages.get(file);
  return page === undefined ? file : (page.origin?.file ?? null);
}

/**
 * Returns problems of which those in generated pages are at the place where the text is written, or
 * else say who makes the page, because the writer finds no file of that name.
 */
export function withMakers(problems: readonly Problem[], { pages }: GeneratedPages): readonly Problem[] {
  if (pages.size === 0) return problems;
  return problems.map((problem) => {
    const page = problem.file === undefined ? undefined : pages.get(problem.file);
    if (page === undefined) return problem;
    if (page.origin) return { ...problem, ...placeIn(page.origin, problem) };
    const note = `This page comes from ${page.maker}.`;
    if (problem.hint?.endsWith(note) === true) return problem;
    return { ...problem, hint: problem.hint === undefined ? note : `${problem.hint} ${note}` };
  });
}

/** Front matter has no columns of its own: it is made of a heading. */
function placeIn({ file, line, frontMatterLines }: PageOrigin, problem: Problem): Partial<Problem> {
  if (problem.line === undefined) return { file, line };
  const below = problem.line - frontMatterLines;
  return below > 0 ? { file, line: line + below } : { file, line, column: 1, endColumn: undefined };
}
