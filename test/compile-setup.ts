import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './support/docsgen.ts';

/** What is compiled. */
const sources = ['src', 'scripts', 'package-lock.json', 'tsconfig.types.json'];
/** What comes of it. */
const compiled = ['dist/cli.js', 'dist/bundles', 'dist/types'];

/**
 * Compiles the command line and writes the package's types, unless that was done since the sources
 * were changed, as it is after `npm ci` and for the second project of a run: tests never run an
 * older one.
 */
export default function compile(): void {
  if (isCompiled()) return;
  const options = { cwd: projectRoot, stdio: 'inherit' } as const;
  execFileSync(process.execPath, ['scripts/compile.mjs'], options);
  execFileSync('node_modules/.bin/tsc', ['-p', 'tsconfig.types.json'], options);
  execFileSync(process.execPath, ['scripts/prune-types.mjs'], options);
}

function isCompiled(): boolean {
  if (!compiled.every((path) => existsSync(join(projectRoot, path)))) return false;
  // A file that has gone shows in the time of its folder.
  const changed = Math.max(...timesOf(sources, () => true));
  return Math.min(...timesOf(compiled, (isFolder) => !isFolder)) > changed;
}

/** Returns when files and folders, and what lies in them, were last changed. */
function timesOf(paths: readonly string[], isCounted: (isFolder: boolean) => boolean): readonly number[] {
  return paths
    .map((path) => join(projectRoot, path))
    .flatMap((path) => [path, ...entriesOf(path)])
    .map((path) => statSync(path))
    .filter((stats) => isCounted(stats.isDirectory()))
    .map(({ mtimeMs }) => mtimeMs);
}

function entriesOf(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return [];
  return readdirSync(path, { recursive: true, encoding: 'utf8' }).map((entry) => join(path, entry));
}
