import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './docsgen.ts';

/** Copies the sources of the real site into an empty folder, without caches. */
export function copyRealSite(root: string): void {
  const folders = ['components', 'content', 'examples', 'plugins', 'static', 'terms'];
  for (const part of [...folders, 'glossary.yml', 'site-values.ts', 'site.config.ts']) {
    cpSync(join(projectRoot, part), join(root, part), { recursive: true });
  }
}
