import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findConfigFile } from '../../config/find-config-file.ts';
import { isRecord } from '../../shared/is-record.ts';
import { packageFolder } from '../../system/package-folder.ts';
import { parseJson } from '../../system/parse-json.ts';
import type { Answers } from './answers.ts';
import { packageNameOf } from './default-answers.ts';
import { docsgenRange } from './docsgen-range.ts';
import { pinnedManager } from './package-manager.ts';
import { readManifest } from './read-manifest.ts';
import { scriptNames } from './script-names.ts';
import { planSite, type PlannedFile } from './plan-site.ts';
import { type WrittenSite, writeSite } from './write-site.ts';

interface CreateOptions {
  /** Absolute path of the folder, which need not exist. */
  readonly folder: string;
  readonly answers: Answers;
  readonly userAgent: string | undefined;
  readonly now: Date;
}

/** A new site, and the script that shows it. */
export interface CreatedSite extends WrittenSite {
  /** Name of the script in package.json that runs `docsgen dev`. */
  readonly devScript: string;
}

/**
 * Writes a new site into a folder, and returns what became of its files. Throws a `DocsgenError`
 * before anything is written if the folder has a package.json that cannot be extended.
 */
export async function createSite({ folder, answers, userAgent, now }: CreateOptions): Promise<CreatedSite> {
  const installed = packageFolder();
  const scripts = scriptNames(readManifest(folder));
  const files = planSite({
    answers,
    templates: join(installed, 'templates'),
    packageName: packageNameOf(folder),
    docsgen: docsgenRange({ installed, version: versionOf(installed), folder }),
    date: localDay(now),
    scripts,
    hasSite: hasSite(folder),
  });
  const pinned = pinnedManager(answers.packageManager, userAgent);
  const site = await writeSite(folder, pinned === null ? files : files.map((file) => withManager(file, pinned)));
  return { ...site, devScript: scripts.dev };
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

/** A new package names the version of its package manager, which services then use. */
function withManager(file: PlannedFile, packageManager: string): PlannedFile {
  const manifest = file.path === 'package.json' ? parseJson(file.text) : null;
  return isRecord(manifest) ? { ...file, text: `${JSON.stringify({ ...manifest, packageManager }, null, 2)}\n` } : file;
}
