import type { Problem } from '../shared/problem.ts';
import { isPageFile, pathWithoutExtension } from './page-file.ts';

/** A page whose text comes from a plugin instead of a file. */
export interface GeneratedPage {
  readonly text: string;
  /** What makes the page, for messages: the plugin and its module. */
  readonly maker: string;
}

/** The pages that plugins generate. */
export interface GeneratedPages {
  /** By the path that a file with this text would have, relative to the site's root. */
  readonly pages: ReadonlyMap<string, GeneratedPage>;
  /** Files that the plugins have read for them, relative to the root. Some may not exist. */
  readonly sources: readonly string[];
}

/** The generated pages of a site that has none. */
export const noGeneratedPages: GeneratedPages = { pages: new Map(), sources: [] };

/**
 * Returns the generated pages of a folder by their paths in it. Files of the site replace generated
 * pages: a page is left out if a file of the folder is the same page.
 */
export function pagesOfFolder(
  { pages }: GeneratedPages,
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
 * Returns problems of which those in generated pages also say who makes the page, because the
 * writer finds no file of that name.
 */
export function withMakers(problems: readonly Problem[], { pages }: GeneratedPages): readonly Problem[] {
  if (pages.size === 0) return problems;
  return problems.map((problem) => {
    const page = problem.file === undefined ? undefined : pages.get(problem.file);
    if (page === undefined) return problem;
    const note = `This page comes from ${page.maker}.`;
    if (problem.hint?.endsWith(note) === true) return problem;
    return { ...problem, hint: problem.hint === undefined ? note : `${problem.hint} ${note}` };
  });
}
