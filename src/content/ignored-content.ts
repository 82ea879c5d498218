import { posix } from 'node:path';
import type { Problem } from '../shared/problem.ts';
import { leftOutTogether } from './left-out-problems.ts';
import { findMentioned } from './mentioned-files.ts';
import { hasUnderscoreName, isPagePath } from './page-file.ts';
import type { Scan } from './scan.ts';
import { findStrays } from './stray-pages.ts';

/** A kind of file that looks like a page or a metadata file, but is not read. */
interface Kind {
  /** Takes the name of a file, and the type of the collection that its folder belongs to. */
  readonly isOfKind: (name: string, type: string) => boolean;
  readonly why: string;
  readonly hint: string;
}

const kinds: readonly Kind[] = [
  {
    isOfKind: (name) => /\.mdx?$/i.test(name) && !/\.mdx?$/.test(name),
    why: 'pages end in `.md` or `.mdx`, in small letters',
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
    hint: 'Convert it, as Pandoc does: `pandoc -t gfm -o page.md page.rst`.',
  },
  {
    isOfKind: (name) => /\.html?$/i.test(name),
    why: 'only Markdown makes pages, and no page links there',
    hint: 'Write a page in Markdown, which may hold HTML; or put what is to be published as it is into `static/`.',
  },
  {
    isOfKind: (name, type) => type === 'pages' && /\.(?:jsx?|tsx|vue|svelte|astro)$/.test(name),
    why: 'only Markdown makes pages, and no page imports from there',
    hint: "Write a page that imports a React component, such as `index.mdx`: `import Home from './Home.tsx'`, then `<Home />`.",
  },
  {
    isOfKind: (name, type) => type === 'blog' && /^(?:authors|tags)\.(?:yaml|json|toml)$/.test(name),
    why: 'a blog reads `authors.yml` and `tags.yml`',
    hint: 'Rename it.',
  },
];

/** Returns whether a change of this file may change the warnings about ignored files. */
export function mayBeIgnored(path: string): boolean {
  const name = posix.basename(path);
  return ['pages', 'blog'].some((type) => kinds.some(({ isOfKind }) => isOfKind(name, type)));
}

/**
 * Returns one warning for each kind of file in `content/` that is left out although its author may
 * have meant it as a page. There is no warning for names that begin with `_`, for files that a page
 * includes, links to or imports, and for files that do not look like pages. Pages are searched for
 * such uses only if there is a candidate.
 */
export function ignoredContent(scan: Scan): readonly Problem[] {
  // Most files are pages: drop them first, so that they are not tested against every kind.
  const others = [...scan.folders].flatMap(([folder, { type, files }]) =>
    files
      .filter((path) => !isPagePath(path) && !hasUnderscoreName(path))
      .map((path) => ({ file: `${folder}/${path}`, name: posix.basename(path), type })),
  );
  const inside = kinds.map(({ isOfKind, why, hint }) => ({
    files: others.filter(({ name, type }) => isOfKind(name, type)).map(({ file }) => file),
    problem: (left: readonly string[]) => leftOutTogether({ names: left, why, hint, file: left[0] }),
  }));
  const groups = [...inside, ...findStrays(scan.config)];
  const used = findMentioned(
    scan,
    groups.flatMap(({ files }) => files),
  );
  return groups.flatMap(({ files, problem }) => {
    const left = files.filter((file) => !used.has(file));
    return left.length === 0 ? [] : [problem(left)];
  });
}
