// Removes the declarations from `dist/types` that no entry of the package leads to. TypeScript also
// writes those of modules that the entries load later, and these name packages that are compiled
// in.
// usage: node scripts/prune-types.mjs
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../dist/types/', import.meta.url));
const all = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.d.ts'));

/** Ejected components import any module of the theme. */
const isEntry = (/** @type {string} */ file) =>
  ['api/entry.d.ts', 'client/site/entry.d.ts'].includes(file) || file.startsWith('theme/');

const reached = new Set(all.filter(isEntry));
for (const file of reached) {
  const text = readFileSync(join(root, file), 'utf8');
  for (const [, path = ''] of text.matchAll(/(?:from |import\()['"](\.[^'"]*)['"]/g))
    reached.add(join(dirname(file), path.replace(/\.tsx?$/, '.d.ts')));
}
for (const file of all) if (!reached.has(file)) rmSync(join(root, file));
