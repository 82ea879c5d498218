import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findConfigFile } from '../../config/find-config-file.ts';
import { isRecord } from '../../shared/is-record.ts';
import type { PackageManager } from '../../shared/package-managers.ts';
import { packageFolder } from '../../system/package-folder.ts';
import { parseJson } from '../../system/parse-json.ts';
import type { Answers } from './answers.ts';
import { packageNameOf } from './default-answers.ts';
import { declaredDocsgen, docsgenSource } from './docsgen-source.ts';
import { pinnedManager } from './package-manager.ts';
import { readManifest } from './read-manifest.ts';
import { scriptNames } from './script-names.ts';
import { planSite, type PlannedFile } from './plan-site.ts';
import { copyNew, type WrittenSite, writeSite } from './write-site.ts';

interface CreateOptions {
  /** Absolute path of the folder, which need not exist. */
  readonly folder: string;
  readonly answers: Answers;
  readonly userAgent: string | undefined;
  readonly now: Date;
}

/** What `docsgen init` has made. It also has the files of the site: those of `WrittenSite`. */
export interface CreatedSite extends WrittenSite {
  /** Name of the script in `package.json` that runs `docsgen dev`. */
  readonly devScript: string;
  /**
   * Path, relative to the site's folder, of the tarball that `package.json` gets docsgen from, if
   * it is outside the site and outside the git repository around it; otherwise null.
   */
  readonly outsideTarball: string | null;
}

/**
 * Writes a new site into a folder, and returns what became of its files. Throws a `DocsgenError`
 * before anything is written if the folder has a package.json that cannot be extended.
 */
export async function createSite({ folder, answers, userAgent, now }: CreateOptions): Promise<CreatedSite> {
  const installed = packageFolder();
  const manifest = readManifest(folder);
  const scripts = scriptNames(manifest);
  const declared = declaredDocsgen(manifest, folder);
  const { range, copy } = docsgenSource({ installed, version: versionOf(installed), folder });
  const files = planSite({
    answers,
    templates: join(installed, 'templates'),
    packageName: packageNameOf(folder),
    docsgen: range,
    date: localDay(now),
    scripts,
    hasSite: hasSite(folder),
  });
  const needed = declared === null ? copy : null;
  // Before package.json names it, so that a run that fails in between can be repeated.
  const isCopied = needed !== null && (await copyNew(needed.from, join(folder, needed.to)));
  const fields = managerFields(answers.packageManager, userAgent);
  const site = await writeSite(
    folder,
    files.map((file) => withFields(file, fields)),
  );
  const added = { devScript: scripts.dev, outsideTarball: declared?.outside ?? null };
  if (needed === null) return { ...site, ...added };
  const list = isCopied ? 'written' : 'kept';
  return { ...site, ...added, [list]: [...site[list], needed.to] };
}

/** Returns whether a folder is that of a site. */
export function hasSite(folder: string): boolean {
  return existsSync(folder) && findConfigFile(folder) !== null;
}

/** Returns a day in the time zone of this machine, as in `2026-01-31`. */
export function localDay(now: Date): string {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

function versionOf(installed: string): string {
  const manifest = parseJson(readFileSync(join(installed, 'package.json'), 'utf8'));
  return isRecord(manifest) ? String(manifest['version']) : '';
}

/** Returns what a package manager reads in the package.json of a new package. */
function managerFields(manager: PackageManager, userAgent: string | undefined): Readonly<Record<string, unknown>> {
  // Newer versions of npm warn of scripts of packages that are not named. pnpm has a file for that.
  if (manager === 'npm') return { allowScripts: { esbuild: true } };
  const pinned = pinnedManager(manager, userAgent);
  return pinned === null ? {} : { packageManager: pinned };
}

function withFields(file: PlannedFile, fields: Readonly<Record<string, unknown>>): PlannedFile {
  const manifest = file.path === 'package.json' ? parseJson(file.text) : null;
  return isRecord(manifest) ? { ...file, text: `${JSON.stringify({ ...manifest, ...fields }, null, 2)}\n` } : file;
}
