import type { Collection, Config, Locale } from '../../config/config.ts';
import { type FolderPlace, folderIn } from '../../content/content-folders.ts';
import { isPageFile } from '../../content/page-file.ts';
import { isInnerPath } from '../../shared/inner-path.ts';
import { suggest } from '../../shared/nearest.ts';
import type { Problem } from '../../shared/problem.ts';
import type { PluginPage } from '../contract/routes.ts';

/** What is wrong with the place of a page. */
export type PlaceMistake = Pick<Problem, 'title' | 'hint'>;

type PlacedPage = Pick<PluginPage, 'collection' | 'file' | 'locale' | 'version'>;

/** Returns the path of a page, or what is wrong with its place. */
export type PagePlacer = (page: PlacedPage) => string | PlaceMistake;

/**
 * Returns a function that returns the path that a file with the text of a page would have, relative
 * to the site's root. It looks once for the folder of each collection.
 */
export function createPagePlacer(config: Config): PagePlacer {
  const folders = new Map<string, string | null>();
  const folderOf = (place: FolderPlace, locale: Locale) => {
    const key = JSON.stringify([place.name, locale.name]);
    const known = folders.get(key);
    const folder = known === undefined ? folderIn(config, place, locale) : known;
    folders.set(key, folder);
    return folder;
  };
  return (page) => placeOfPage(config, folderOf, page);
}

type FolderFinder = (place: FolderPlace, locale: Locale) => string | null;

function placeOfPage(config: Config, folderOf: FolderFinder, page: PlacedPage): string | PlaceMistake {
  const { collections, locales } = config;
  const unknown = (field: string, name: string, names: readonly string[], kind: string): PlaceMistake => ({
    title: `its \`${field}\` is ${JSON.stringify(name)}, which the configuration does not have`,
    hint: suggest(name, names, kind),
  });
  const keys = collections.map(({ key }) => key);
  const collection = collections.find(({ key }) => key === page.collection);
  if (!collection) return unknown('collection', page.collection, keys, 'collections');
  const locale = page.locale === undefined ? locales[0] : locales.find(({ name }) => name === page.locale);
  const names = locales.map(({ name }) => name);
  if (!locale) return unknown('locale', page.locale ?? '', names, 'locales');
  const name = folderName(collection, page.version);
  const versions = collection.versions.map((version) => version.name);
  if (name === undefined) return unknown('version', page.version ?? '', versions, 'versions');
  const wrong = (title: string, hint: string): PlaceMistake => ({ title, hint });
  if (!isInnerPath(page.file)) {
    const hint = "Give a path in the collection's folder, such as `users/list.md`.";
    return wrong("its `file` is not a path in the collection's folder", hint);
  }
  if (!isPageFile(page.file)) {
    const hint = 'Use a name that ends in `.md` or `.mdx` and does not begin with `_`.';
    return wrong('its `file` is not the name of a page', hint);
  }
  // Older versions are beside the folder that the configuration names.
  const source = collection.source === undefined ? undefined : collection.source + name.slice(collection.key.length);
  const folder = folderOf({ name, source }, locale);
  if (folder !== null) return `${folder}/${page.file}`;
  const hint = `Add the folder ${collection.source}/${locales[0].name}/, so that each locale can have one.`;
  return wrong(`the collection has no folder for the locale "${locale.name}"`, hint);
}

/** Returns the name of the folder of a version; undefined if the collection has no such version. */
function folderName({ key, folders }: Collection, version: string | undefined): string | undefined {
  if (version === undefined) return folders[0];
  return folders.find((name) => name === (version === 'current' ? key : `${key}@${version}`));
}
