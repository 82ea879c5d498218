import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type PackageManager, packageManagers } from '../../shared/package-managers.ts';

const lockFiles: Readonly<Record<PackageManager, readonly string[]>> = {
  npm: ['package-lock.json', 'npm-shrinkwrap.json'],
  pnpm: ['pnpm-lock.yaml'],
  yarn: ['yarn.lock'],
  bun: ['bun.lock', 'bun.lockb'],
};

/**
 * Returns the package manager whose lock file is in a folder, else the one that started this
 * process, as `npm_config_user_agent` says, else npm.
 */
export function guessPackageManager(folder: string, userAgent: string | undefined): PackageManager {
  const locked = packageManagers.find((name) => lockFiles[name].some((file) => existsSync(join(folder, file))));
  const started = packageManagers.find((name) => userAgent?.startsWith(`${name}/`));
  return locked ?? started ?? 'npm';
}

/**
 * Returns the value of `packageManager` in a package.json, which Corepack reads: the package
 * manager with the version that started this process. Returns null for npm, which comes with Node,
 * for Bun, which Corepack does not know, and if another one started it.
 */
export function pinnedManager(manager: PackageManager, userAgent: string | undefined): string | null {
  if (manager === 'npm' || manager === 'bun') return null;
  const [, name, version] = /^(\w+)\/(\d+\.\d+\.\d+)(?= |$)/.exec(userAgent ?? '') ?? [];
  return name === manager && version !== undefined ? `${manager}@${version}` : null;
}

/** The commands of a package manager, as texts and workflow files name them. */
export interface ManagerCommands {
  /** Installs what the lock file lists. */
  readonly install: string;
  /** Precedes a package that is to be added. */
  readonly add: string;
  /** Precedes the name of a script. */
  readonly run: string;
  /** Precedes the name of a program of a package. */
  readonly exec: string;
}

/** The commands of each package manager. */
export const managerCommands: Readonly<Record<PackageManager, ManagerCommands>> = {
  npm: { install: 'npm ci', add: 'npm install', run: 'npm run', exec: 'npx' },
  pnpm: { install: 'pnpm install', add: 'pnpm add', run: 'pnpm', exec: 'pnpm exec' },
  yarn: { install: 'yarn install', add: 'yarn add', run: 'yarn', exec: 'yarn' },
  bun: { install: 'bun install --frozen-lockfile', add: 'bun add', run: 'bun run', exec: 'bunx' },
};
