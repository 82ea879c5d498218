import { execFileSync } from 'node:child_process';
import { projectRoot } from './support/docsgen.ts';

/** Compiles the command line, so that tests never run an older one. */
export default function compile(): void {
  execFileSync(process.execPath, ['scripts/compile.mjs'], { cwd: projectRoot, stdio: 'inherit' });
}
