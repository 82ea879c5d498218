import { realpathSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { lookUp } from '../../config/site-folder.ts';
import { folderOfFile } from '../../content/content-folders.ts';
import { pageFormat } from '../../content/page-file.ts';
import { selectLocales } from '../../pipeline/select-locales.ts';
import { nearest } from '../../shared/nearest.ts';
import { asProblem, DocsgenError } from '../../shared/problem.ts';
import type { Site } from '../../site/graph/site.ts';
import { createMayWrite } from '../fix/may-write.ts';

/** Which files of a site to write. */
export interface FileChoice {
  /** Files and folders, relative to the current folder or to the site's root. Default: all. */
  readonly files: readonly string[];
  /** Names of locales, in whose folders the files must be. Default: all. */
  readonly locales?: readonly string[] | undefined;
}

/** The chosen texts of a site. */
export interface ChosenTexts {
  /** Files in its content folders that no symbolic link leads to. */
  readonly files: ReadonlySet<string>;
  /** Chosen files that are not written, because a symbolic link leads to them. */
  readonly linked: readonly string[];
}

/**
 * Returns the chosen ones of the texts of a site. Throws a `DocsgenError` for a name that is none
 * of them, and for an unknown locale.
 */
export function chooseTexts(site: Site, texts: readonly string[], { files, locales }: FileChoice): ChosenTexts {
  const { config, content } = site;
  selectLocales(site, locales);
  const mayWrite = createMayWrite(site);
  const realRoot = realpathSync.native(config.root);
  const isLinked = (file: string) => {
    const found = lookUp(config, file);
    return found.type !== 'file' || found.real !== join(realRoot, file);
  };
  const all = texts.filter((file) => pageFormat(file) !== 'component' && mayWrite(file));
  const own = all.filter((file) => !isLinked(file));
  const named = files.map((name) => ({ name, found: own.filter(isNamed(config.root, name)) }));
  const unknown = named.filter(({ found }) => found.length === 0);
  if (unknown.length > 0) {
    throw new DocsgenError(
      unknown.map(({ name }) =>
        asProblem({
          code: 'invalid-option',
          title: `\`${name}\` is not a text of the site`,
          hint: hintFor(nearest(name, own)),
        }),
      ),
    );
  }
  const isChosen = (file: string) =>
    (files.length === 0 || files.some((name) => isNamed(config.root, name)(file))) &&
    (!locales || locales.includes(folderOfFile(content.folders, file)?.locale ?? ''));
  return { files: new Set(own.filter(isChosen)), linked: all.filter((file) => isLinked(file) && isChosen(file)) };
}

function isNamed(root: string, name: string): (file: string) => boolean {
  const paths = [relative(root, resolve(name)), relative(root, join(root, name))];
  const names = paths.map((path) => path.replaceAll('\\', '/'));
  return (file) => names.some((each) => each === '' || file === each || file.startsWith(`${each}/`));
}

function hintFor(near: string | null): string {
  return near === null
    ? "Name files or folders in the site's content folders, with paths relative to here or to the site's folder."
    : `Did you mean \`${near}\`?`;
}
