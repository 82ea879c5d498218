import { localize } from '../../config/localize.ts';
import { writtenFile } from '../../content/generated-pages.ts';
import type { Content, Entry, SourceFile } from '../../content/content.ts';
import { isAtRef, splitRef } from '../../shared/ref-path.ts';
import { editUrlOf } from '../graph/edit-addresses.ts';
import type { PageContext, Route } from '../graph/site.ts';

type PlaceholderValues = Readonly<Record<string, string>>;

/**
 * Returns the address at which the file of a page can be changed; null for none. A page without a
 * translation shows the file in the source language, so the address is that of this file.
 */
export function editAddress({ site, route }: PageContext, { source, frontMatter }: Entry): string | null {
  if (frontMatter.custom_edit_url !== undefined) return frontMatter.custom_edit_url;
  const { config, content } = site;
  const { value: editUrl } = editUrlOf(config, route.collection);
  if (typeof editUrl === 'function') return site.editAddresses.get(route.url) ?? null;
  // There is no file at the path of a page that a plugin made.
  const file = writtenFile(content.generated, source.file);
  if (editUrl === null || file === null) return null;
  const values = placeholderValues(content, route, { ...source, file });
  const pattern = localize(editUrl, source.locale);
  // Without the ref, the address would be that of another text.
  if (isAtRef(source.file) && !pattern.includes('{ref}')) return null;
  const address = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodePath(values[name] ?? ''));
  // A file outside the site's folder has a path with `..`.
  return new URL(address).href;
}

/** Returns the values of the placeholders of addresses, by their names. */
export function placeholderValues(
  { refs }: Pick<Content, 'refs'>,
  { collection, version }: Route,
  { file, locale }: SourceFile,
): PlaceholderValues {
  const { prefix, path } = splitRef(file);
  const ref = refs.get(prefix)?.ref ?? 'HEAD';
  return { path, ref, locale: locale.name, collection: collection ?? '', version: version ?? '' };
}

function encodePath(path: string): string {
  return encodeURI(path).replaceAll(/[?#]/g, encodeURIComponent);
}
