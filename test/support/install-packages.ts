import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './docsgen.ts';

/** Gives a site the packages of the project, as if they were its own. */
export function installPackages(root: string): void {
  const packages = join(projectRoot, 'node_modules');
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync(packages)) symlinkSync(join(packages, name), join(root, 'node_modules', name));
}
