const extension = /\.mdx?$/;

/**
 * Returns whether a file is a page. Markdown files with a name that begins with `_` are not: they
 * are partials.
 */
export function isPageFile(path: string): boolean {
  return extension.test(path) && !hasUnderscoreName(path);
}

/**
 * Returns whether a file, or a folder above it, has a name that begins with `_`. Authors use such
 * names for files that are not pages.
 */
export function hasUnderscoreName(path: string): boolean {
  return path.split('/').some((segment) => segment.startsWith('_'));
}

/** Returns whether a path ends in the extension of a page file, as `./intro.md` does. */
export function isPagePath(path: string): boolean {
  return extension.test(path);
}

/** Returns the path of a page file without `.md` or `.mdx`. Translations have the same path. */
export function pathWithoutExtension(path: string): string {
  return path.replace(extension, '');
}

/** Returns the format of a page file, by its extension. */
export function pageFormat(path: string): 'md' | 'mdx' {
  return path.endsWith('.mdx') ? 'mdx' : 'md';
}

/** Returns whether a file of this name holds the defaults for the pages in its folder and below. */
export function isDefaultsFile(name: string): boolean {
  return name === '_defaults.yml';
}
