import { posix } from 'node:path';
import type { Problem } from '../shared/problem.ts';
import { isAtRef } from '../shared/ref-path.ts';
import type { CollectionScanner, IgnoredKind } from './collection-scanner.ts';
import type { ContentSet } from './content.ts';
import { leftOutTogether } from './left-out-problems.ts';
import { findMentioned } from './mentioned-files.ts';
import { hasUnderscoreName, isPagePath } from './page-file.ts';
import type { Scan } from './scan.ts';
import { findStrays } from './stray-pages.ts';

/** The kinds that every type of collection ignores. */
const commonKinds: readonly IgnoredKind[] = [
  {
    isOfKind: (name) => /\.mdx?$/i.test(name) && !/\.mdx?$/.test(name),
    why: 'pages end in `.md` or `.mdx`, in lower case',
    hint: 'Rename it.',
  },
  {
    isOfKind: (name) => /\.(?:markdown|mdown|mkdn?)$/i.test(name),
    why: 'pages end in `.md` or `.mdx`',
    hint: 'Rename it.',
  },
  {
    isOfKind: (name) => /\.(?:rst|adoc|asciidoc|org|textile|ipynb|qmd|rmd)$/i.test(name),
    why: 'only Markdown makes pages',
    hint: 'Convert it, for example with Pandoc: `pandoc -t gfm -o page.md page.rst`.',
  },
  {
    isOfKind: (name) => /\.html?$/i.test(name),
    why: 'only Markdown files become pages, and no page links there',
    hint: 'Write a page in Markdown, which may contain HTML; or put files that are published unchanged into `static/`.',
  },
];

/** Returns whether a change of this file may change the warnings about ignored files. */
export function mayBeIgnored(path: string, types: readonly CollectionScanner[]): boolean {
  const name = posix.basename(path);
  return kindsOf(types).some(({ isOfKind }) => isOfKind(name));
}

/** A kind, and the only type of collection that ignores it; null for all types. */
interface TypedKind extends IgnoredKind {
  readonly of: string | null;
}

function kindsOf(types: readonly CollectionScanner[]): readonly TypedKind[] {
  return [
    ...commonKinds.map((kind) => ({ ...kind, of: null })),
    ...types.flatMap(({ name, ignoredKinds }) => ignoredKinds.map((kind) => ({ ...kind, of: name }))),
  ];
}

/**
 * Returns one warning for each kind of file in `content/` that is left out although its author may
 * have meant it as a page. There is no warning for names that begin with `_`, for files that a page
 * includes, links to or imports, and for files that do not look like pages. Pages are searched for
 * such uses only if there is a candidate.
 */
export function ignoredContent(
  scan: Scan,
  types: readonly CollectionScanner[],
  sets: readonly ContentSet[],
): readonly Problem[] {
  // Nobody can rename a file at a git ref any more.
  const inFolders = [...scan.folders].filter(([folder]) => !isAtRef(folder));
  // Most files are pages: drop them first, so that they are not tested against every kind.
  const others = inFolders.flatMap(([folder, { type, files }]) =>
    files
      .filter((path) => !isPagePath(path) && !hasUnderscoreName(path))
      .map((path) => ({ file: `${folder}/${path}`, name: posix.basename(path), type })),
  );
  const inside = kindsOf(types).map(({ isOfKind, of, why, hint }) => ({
    files: others.filter(({ name, type }) => (of ?? type) === type && isOfKind(name)).map(({ file }) => file),
    problem: (left: readonly string[]) => leftOutTogether({ names: left, why, hint, file: left[0] }),
  }));
  const strays = findStrays(scan.config, new Set(scan.folders.keys()));
  const groups = [...inside, ...strays].map(({ files, problem }) => ({
    files: withoutPages(files, sets),
    problem,
  }));
  const used = findMentioned(
    scan,
    groups.flatMap(({ files }) => files),
  );
  return groups.flatMap(({ files, problem }) => {
    const left = files.filter((file) => !used.has(file));
    return left.length === 0 ? [] : [problem(left)];
  });
}

/** Returns the files without those that are pages. Markdown pages are left out before. */
function withoutPages(files: readonly string[], sets: readonly ContentSet[]): readonly string[] {
  if (files.length === 0) return files;
  const pages = new Set(
    sets.flatMap(({ entries, draftFiles }) => [...entries.map(({ source }) => source.file), ...draftFiles]),
  );
  return files.filter((file) => !pages.has(file));
}
