import { realpathSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { lookUp } from '../../config/site-folder.ts';
import { folderOfFile } from '../../content/content-folders.ts';
import { pageFormat } from '../../content/page-file.ts';
import { selectLocales } from '../../pipeline/select-locales.ts';
import { nearest } from '../../shared/nearest.ts';
import { DocsgenError } from '../../shared/problem.ts';
import type { Site } from '../../site/graph/site.ts';
import { createMayWrite } from '../fix/may-write.ts';

/** Which files of a site to write. */
export interface FileChoice {
  /** Files and folders, relative to the current folder or to the site's root. Default: all. */
  readonly files: readonly string[];
  /** Names of locales, in whose folders the files must be. Default: all. */
  readonly locales?: readonly string[] | undefined;
}

/**
 * Returns the chosen ones of the texts of a site: files in its content folders that no symbolic
 * link leads to. Throws a `DocsgenError` for a name that is none of them, and for an unknown
 * locale.
 */
export function chooseTexts(site: Site, texts: readonly string[], { files, locales }: FileChoice): ReadonlySet<string> {
  const { config, content } = site;
  selectLocales(site, locales);
  const mayWrite = createMayWrite(site);
  const realRoot = realpathSync.native(config.root);
  const own = texts.filter((file) => {
    if (pageFormat(file) === 'component' || !mayWrite(file)) return false;
    const found = lookUp(config, file);
    return found.type === 'file' && found.real === join(realRoot, file);
  });
  const named = files.map((name) => ({ name, found: own.filter(isNamed(config.root, name)) }));
  const unknown = named.filter(({ found }) => found.length === 0);
  if (unknown.length > 0) {
    throw new DocsgenError(
      unknown.map(({ name }) => ({
        severity: 'error',
        code: 'invalid-option',
        title: `\`${name}\` is no text of the site`,
        hint: hintFor(nearest(name, own)),
      })),
    );
  }
  const chosen = files.length === 0 ? own : named.flatMap(({ found }) => found);
  return new Set(
    chosen.filter((file) => !locales || locales.includes(folderOfFile(content.folders, file)?.locale ?? '')),
  );
}

function isNamed(root: string, name: string): (file: string) => boolean {
  const paths = [relative(root, resolve(name)), relative(root, join(root, name))];
  const names = paths.map((path) => path.replaceAll('\\', '/'));
  return (file) => names.some((each) => each === '' || file === each || file.startsWith(`${each}/`));
}

function hintFor(near: string | null): string {
  return near === null
    ? "Name files or folders in the site's content folders, by paths from here or from the site's folder."
    : `Did you mean \`${near}\`?`;
}
