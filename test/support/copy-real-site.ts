import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './docsgen.ts';

/** Copies the sources of the real site into an empty folder, without caches. */
export function copyRealSite(root: string): void {
  for (const part of ['components', 'content', 'examples', 'static', 'site-values.ts', 'site.config.ts']) {
    cpSync(join(projectRoot, part), join(root, part), { recursive: true });
  }
}
