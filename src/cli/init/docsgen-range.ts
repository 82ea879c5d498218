import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isRecord } from '../../shared/is-record.ts';
import { parseJson } from '../../system/parse-json.ts';
import { pathFrom } from '../../system/path-from.ts';

interface RangeOptions {
  /** The folder in which this docsgen is installed. */
  readonly installed: string;
  readonly version: string;
  /** The folder of the new site. */
  readonly folder: string;
}

/**
 * Returns what the package.json of a site says about docsgen: the tarball from which npm installed
 * the one that runs, relative to the site, else a range of versions.
 */
export function docsgenRange({ installed, version, folder }: RangeOptions): string {
  const modules = dirname(installed);
  const lock = readJson(join(modules, '.package-lock.json'));
  const packages = isRecord(lock) && isRecord(lock['packages']) ? lock['packages'] : {};
  const entry = packages['node_modules/docsgen'];
  const source = isRecord(entry) ? entry['resolved'] : undefined;
  const isTarball = typeof source === 'string' && source.startsWith('file:') && source.endsWith('.tgz');
  const tarball = isTarball ? resolve(dirname(modules), source.slice('file:'.length)) : '';
  if (!existsSync(tarball)) return `^${version}`;
  const path = pathFrom(folder, tarball);
  return `file:${path.startsWith('.') ? path : `./${path}`}`;
}

function readJson(file: string): unknown {
  return existsSync(file) ? parseJson(readFileSync(file, 'utf8')) : undefined;
}
