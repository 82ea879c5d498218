const extension = /\.mdx?$/;

/** Returns whether a file is a page of its own: names that begin with `_` are for partials and metadata. */
export function isPageFile(path: string): boolean {
  return extension.test(path) && !isAside(path);
}

/**
 * Returns whether a file or a folder above it has a name that begins with `_`: it makes no page,
 * and its author knows.
 */
export function isAside(path: string): boolean {
  return path.split('/').some((segment) => segment.startsWith('_'));
}

/** Returns whether a file says something of pages: of a folder, of the authors or of the tags of a blog. */
export function isMetadataFile(path: string): boolean {
  return /(?:^|\/)(?:_category_\.(?:ya?ml|json)|(?:authors|tags)\.yml)$/.test(path);
}

/** Returns whether a path names a page by its file, as `./intro.md` does. */
export function isPagePath(path: string): boolean {
  return extension.test(path);
}

/** Returns the path of a page file without `.md` or `.mdx`: what the forms of a page have in common. */
export function pathWithoutExtension(path: string): string {
  return path.replace(extension, '');
}

/** Returns the syntax of a page file. */
export function pageFormat(path: string): 'md' | 'mdx' {
  return path.endsWith('.mdx') ? 'mdx' : 'md';
}

/**
 * Returns what `Site.keyOfFile` calls a file, by its path from the site's root: the reader's locale
 * has its own of it.
 */
export function contentKey(file: string): string {
  return file.replace(/^content\/[^/]+\//, '');
}
