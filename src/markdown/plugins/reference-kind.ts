import type { Reference } from '../page/compiled-page.ts';

/** Returns the kind of a link target: a page (no extension, or an extension of pages) or a file. */
export function linkKind(target: string): Reference['kind'] {
  const path = target.replace(/[?#].*$/s, '');
  // A number after the last dot is a version, as in `/docs/1.2`.
  const extension = /[^/]\.(?!\d+$)([a-z\d]+)$/i.exec(path)?.[1]?.toLowerCase();
  return extension === undefined || ['md', 'mdx', 'html'].includes(extension) ? 'link' : 'file';
}
