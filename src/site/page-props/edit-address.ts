import type { Config } from '../../config/config.ts';
import { localize } from '../../config/localize.ts';
import { fileInLocale } from '../../content/content-folders.ts';
import { writtenFile } from '../../content/generated-pages.ts';
import type { Entry, SourceFile } from '../../content/content.ts';
import { patternOfSubmodule, submoduleOf } from '../../content/submodules.ts';
import type { LocalizedText } from '../../shared/localized-text.ts';
import { isAtRef, splitRef } from '../../shared/ref-path.ts';
import { editUrlOf } from '../graph/edit-addresses.ts';
import type { PageContext, Route } from '../graph/site.ts';

type PlaceholderValues = Readonly<Record<string, string>>;

/**
 * Returns the address at which the file of a page can be changed; null for none. A page without a
 * translation shows the file in the source language, so the address is that of this file.
 */
export function editAddress(context: PageContext, { source, frontMatter }: Entry): string | null {
  if (frontMatter.custom_edit_url !== undefined) return frontMatter.custom_edit_url;
  const { config, editAddresses, content } = context.site;
  const { value: editUrl } = editUrlOf(config, context.route.collection);
  if (typeof editUrl === 'function') return editAddresses.get(context.route.url) ?? null;
  // There is no file at the path of a page that a plugin made.
  const file = writtenFile(content.generated, source.file);
  return editUrl === null || file === null ? null : fillPattern(context, editUrl, { ...source, file });
}

/**
 * Returns the address at which the translation of a page that has none can be written; null for
 * none. GitHub has a form for a new file. Elsewhere it is the address of the text to be translated.
 */
export function translationAddress(context: PageContext, entry: Entry): string | null {
  const { site, route } = context;
  const { source, frontMatter } = entry;
  const own = editAddress(context, entry);
  const missing = fileInLocale(site.content.folders, source.file, source.locale, route.locale);
  if (own === null || frontMatter.custom_edit_url !== undefined) return own;
  if (missing === source.file || site.content.generated.pages.has(source.file)) return own;
  const { value: editUrl } = editUrlOf(site.config, route.collection);
  const address =
    editUrl === null || typeof editUrl === 'function'
      ? withOtherEnd(own, encodePath(splitRef(source.file).path), encodePath(splitRef(missing).path))
      : // The repository may be another one for each language.
        fillPattern(context, editUrl, { ...source, file: missing, locale: route.locale });
  return (address === null ? null : newFileOnGitHub(address)) ?? own;
}

/** Returns an address with another path at its end; null if it ends with something else. */
function withOtherEnd(address: string, end: string, other: string): string | null {
  return address.endsWith(`/${end}`) ? address.slice(0, -end.length) + other : null;
}

/** Returns the address of GitHub's form for a new file; null if the file is not on GitHub. */
function newFileOnGitHub(address: string): string | null {
  const { origin, pathname } = new URL(address);
  const [, repository, folder, name = ''] = /^(\/[^/]+\/[^/]+)\/(?:edit|blob)\/(.+)\/([^/]+)$/.exec(pathname) ?? [];
  if (origin !== 'https://github.com' || repository === undefined) return null;
  return `${origin}${repository}/new/${folder}?filename=${encodeURIComponent(decodeURIComponent(name))}`;
}

/**
 * Returns the address of a file in a pattern with placeholders; null for a file that it cannot
 * name.
 */
function fillPattern({ site, route }: PageContext, editUrl: LocalizedText, source: SourceFile): string | null {
  const submodule = submoduleOf(site.content.submodules, source.file);
  const values = placeholderValues(site.config, route, source);
  const written = localize(editUrl, source.locale);
  const pattern = submodule === null ? written : patternOfSubmodule(written, submodule);
  if (pattern === null) return null;
  const path = submodule === null ? values['path'] : source.file.slice(submodule.folder.length + 1);
  // Without the ref, the address would be that of another text.
  if (isAtRef(source.file) && !pattern.includes('{ref}')) return null;
  const address = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodePath((name === 'path' ? path : values[name]) ?? ''),
  );
  // A file outside the site's folder has a path with `..`.
  return new URL(address).href;
}

/** Returns the values of the placeholders of addresses, by their names. */
export function placeholderValues(
  { refs }: Pick<Config, 'refs'>,
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
