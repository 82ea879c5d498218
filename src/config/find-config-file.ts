import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { DocsgenError } from '../shared/problem.ts';

const fileNames = ['site.config.ts', 'site.config.mts', 'site.config.js', 'site.config.mjs'];

/** Returns the name of the configuration file in a folder; null if there is none. */
export function findConfigFile(folder: string): string | null {
  return fileNames.find((name) => existsSync(join(folder, name))) ?? null;
}

/**
 * Returns the name of the configuration file in a folder. Throws a `DocsgenError` that leads to a
 * site above or below it, or to `docsgen init`, if there is none.
 */
export function requireConfigFile(folder: string): string {
  const file = findConfigFile(folder);
  if (file !== null) return file;
  const title = `No configuration in ${folder}`;
  throw new DocsgenError([{ code: 'missing-config', title, hint: hintFor(folder) }]);
}

function hintFor(folder: string): string {
  const above = siteAbove(folder);
  const found = above === null ? sitesIn(folder) : [above];
  const [site] = found;
  const names = `Its configuration is a file named ${fileNames.join(', ')}.`;
  if (site === undefined)
    return `Write a new site with \`docsgen init\`, go to the folder of a site, or name it with \`--root\`. ${names}`;
  if (found.length > 1)
    return `There are sites in ${found.map(fromHere).join(', ')}: go to one of these folders, or name it with \`--root\`.`;
  const path = fromHere(site);
  if (path === '') return `There is a site in ${site}: leave out \`--root\`.`;
  return `There is a site in ${site}: go there with \`cd ${path}\`, or add \`--root ${path}\`.`;
}

/** Returns the path of a folder for a command line that is run in the current one. */
function fromHere(folder: string): string {
  const path = relative('.', folder);
  return /\s/.test(path) ? `"${path}"` : path;
}

/** Returns the nearest folder above a folder that is that of a site; null if there is none. */
function siteAbove(folder: string): string | null {
  const parent = dirname(resolve(folder));
  if (parent === resolve(folder)) return null;
  return findConfigFile(parent) === null ? siteAbove(parent) : parent;
}

/**
 * Returns the folders in a folder that are those of sites: it may be a repository with more than
 * docs.
 */
function sitesIn(folder: string): readonly string[] {
  return namesIn(folder)
    .map((name) => join(folder, name))
    .filter((inner) => findConfigFile(inner) !== null);
}

/** A folder that is missing or not readable has none. */
function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
