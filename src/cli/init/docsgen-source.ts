import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { isRecord } from '../../shared/is-record.ts';
import { parseJson } from '../../system/parse-json.ts';
import { pathFrom } from '../../system/path-from.ts';
import { dependencyFields } from './merge-manifest.ts';

interface SourceOptions {
  /** The folder in which this docsgen is installed. */
  readonly installed: string;
  readonly version: string;
  /** Absolute path of the folder of the new site. */
  readonly folder: string;
}

/** Where the package.json of a new site gets docsgen from. */
export interface DocsgenSource {
  /** What package.json says. */
  readonly range: string;
  /** The tarball that must be copied for that, and its path in the site; null if there is none. */
  readonly copy: { readonly from: string; readonly to: string } | null;
}

/**
 * Returns where a new site gets docsgen from: the tarball from which npm installed the one that
 * runs, else a range of versions. A tarball outside the repository of the site is copied into it,
 * since other machines have the repository only.
 */
export function docsgenSource({ installed, version, folder }: SourceOptions): DocsgenSource {
  const modules = dirname(installed);
  const lock = readJson(join(modules, '.package-lock.json'));
  const packages = isRecord(lock) && isRecord(lock['packages']) ? lock['packages'] : {};
  const entry = packages['node_modules/docsgen'];
  const tarball = tarballOf(isRecord(entry) ? entry['resolved'] : undefined, dirname(modules));
  if (tarball === null || !existsSync(tarball)) return { range: `^${version}`, copy: null };
  const path = pathFrom(folder, tarball);
  if (!isOutside(folder, tarball)) return { range: `file:${path.startsWith('.') ? path : `./${path}`}`, copy: null };
  const to = `vendor/${basename(tarball)}`;
  return { range: `file:${to}`, copy: { from: tarball, to } };
}

/** What a package.json says about docsgen. */
export interface DeclaredDocsgen {
  /** The path of a tarball outside the repository, from the folder of the site; else null. */
  readonly outside: string | null;
}

/** Returns what a package.json says about docsgen; null if it does not name it. */
export function declaredDocsgen(manifest: unknown, folder: string): DeclaredDocsgen | null {
  if (!isRecord(manifest)) return null;
  const ranges = dependencyFields
    .map((field) => manifest[field])
    .flatMap((all) => (isRecord(all) ? [all['docsgen']] : []));
  const range = ranges.find((value) => value !== undefined);
  if (range === undefined) return null;
  const tarball = tarballOf(range, folder);
  return { outside: tarball !== null && isOutside(folder, tarball) ? pathFrom(folder, tarball) : null };
}

/** Returns the absolute path of the tarball that a range names, or null. */
function tarballOf(range: unknown, folder: string): string | null {
  if (typeof range !== 'string' || !range.startsWith('file:') || !/\.(?:tgz|tar\.gz)$/.test(range)) return null;
  return resolve(folder, range.slice('file:'.length));
}

/** Returns whether a clone of the repository of a site would lack a file. */
function isOutside(folder: string, file: string): boolean {
  return /^(?:\.\.(?:\/|$)|\/|[A-Za-z]:)/.test(pathFrom(repositoryOf(folder), file));
}

/** Returns the folder of the git repository around a folder; the folder itself if there is none. */
function repositoryOf(folder: string): string {
  for (let place = folder; ; place = dirname(place)) {
    if (existsSync(join(place, '.git'))) return place;
    if (place === dirname(place)) return folder;
  }
}

function readJson(file: string): unknown {
  return existsSync(file) ? parseJson(readFileSync(file, 'utf8')) : undefined;
}
