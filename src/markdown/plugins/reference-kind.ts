import type { Reference } from '../page/compiled-page.ts';

/** Returns what a link points to: a page (no extension, or one that pages have) or a file. */
export function linkKind(target: string): Reference['kind'] {
  const path = target.replace(/[?#].*$/s, '');
  // A number after the last point is a version, `/docs/1.2`.
  const extension = /[^/]\.(?!\d+$)([a-z\d]+)$/i.exec(path)?.[1]?.toLowerCase();
  return extension === undefined || ['md', 'mdx', 'html'].includes(extension) ? 'link' : 'file';
}
