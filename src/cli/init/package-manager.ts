import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { siteManagers, type SiteManager } from './answers.ts';

const lockFiles: Readonly<Record<SiteManager, readonly string[]>> = {
  npm: ['package-lock.json', 'npm-shrinkwrap.json'],
  pnpm: ['pnpm-lock.yaml'],
  yarn: ['yarn.lock'],
};

/**
 * Returns the package manager whose lock file is in a folder, else the one that started this
 * process, as `npm_config_user_agent` says, else npm.
 */
export function guessPackageManager(folder: string, userAgent: string | undefined): SiteManager {
  const locked = siteManagers.find((name) => lockFiles[name].some((file) => existsSync(join(folder, file))));
  const started = siteManagers.find((name) => userAgent?.startsWith(`${name}/`));
  return locked ?? started ?? 'npm';
}

/**
 * Returns the value of `packageManager` in a package.json: the package manager with the version
 * that started this process. Returns null for npm, which comes with Node, and if another one
 * started it.
 */
export function pinnedManager(manager: SiteManager, userAgent: string | undefined): string | null {
  if (manager === 'npm') return null;
  const [, name, version] = /^(\w+)\/(\d+\.\d+\.\d+)(?= |$)/.exec(userAgent ?? '') ?? [];
  return name === manager && version !== undefined ? `${manager}@${version}` : null;
}

/** The commands of a package manager, as texts and workflow files name them. */
export interface ManagerCommands {
  /** Installs what the lock file lists. */
  readonly install: string;
  /** Precedes the name of a script. */
  readonly run: string;
  /** Precedes the name of a program of a package. */
  readonly exec: string;
}

/** The commands of each package manager. */
export const managerCommands: Readonly<Record<SiteManager, ManagerCommands>> = {
  npm: { install: 'npm ci', run: 'npm run', exec: 'npx' },
  pnpm: { install: 'pnpm install', run: 'pnpm', exec: 'pnpm exec' },
  yarn: { install: 'yarn install', run: 'yarn', exec: 'yarn' },
};
