const markdown = /\.mdx?$/;
const component = /\.[jt]sx$/;

/** How a page is written: as Markdown, as MDX, or as a component. */
export type PageFormat = 'md' | 'mdx' | 'component';

/**
 * Returns whether a file is a page. Markdown files with a name that begins with `_` are not: they
 * are partials.
 */
export function isPageFile(path: string): boolean {
  return markdown.test(path) && !hasUnderscoreName(path);
}

/**
 * Returns whether a file may be a component page, in a collection that has such pages. Files with a
 * name that begins with `_` are not, and neither are tests. Only the text shows whether it is one.
 */
export function mayBeComponentPage(path: string): boolean {
  return isComponentPath(path) && !hasUnderscoreName(path) && !/\.(?:test|spec)\.[jt]sx$/.test(path);
}

/**
 * Returns whether a file, or a folder above it, has a name that begins with `_`. Authors use such
 * names for files that are not pages.
 */
export function hasUnderscoreName(path: string): boolean {
  return path.split('/').some((segment) => segment.startsWith('_'));
}

/** Returns whether a path ends in the extension of a Markdown page, as `./intro.md` does. */
export function isPagePath(path: string): boolean {
  return markdown.test(path);
}

/** Returns whether a path ends in the extension of a component, as `./about.tsx` does. */
export function isComponentPath(path: string): boolean {
  return component.test(path);
}

/** Returns the path of a page file without its extension. Translations have the same path. */
export function pathWithoutExtension(path: string): string {
  return path.replace(markdown, '').replace(component, '');
}

/** Returns the format of a page file, by its extension. */
export function pageFormat(path: string): PageFormat {
  if (isComponentPath(path)) return 'component';
  return path.endsWith('.mdx') ? 'mdx' : 'md';
}

/** Returns whether a file of this name holds the defaults for the pages in its folder and below. */
export function isDefaultsFile(name: string): boolean {
  return name === '_defaults.yml';
}
