import { mkdtemp, realpath, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hugo } from '../peers/hugo.mjs';
import { ensureSite } from './compare/sites.mjs';
import { runProgram, runScript } from './run-process.mjs';

const corpus = fileURLToPath(new URL('../corpus.mjs', import.meta.url));
const docsgen = fileURLToPath(new URL('../../bin/docsgen.js', import.meta.url));

/** A navbar, the color switch (on by default) and one language. */
export const siteConfiguration = `import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Bench',
  url: 'https://bench.example.com',
  locales: { en: { label: 'English' } },
  collections: { docs: { type: 'docs', path: '/docs' } },
  navbar: {
    items: [
      { type: 'docSidebar', collection: 'docs', label: 'Docs', position: 'left' },
      { label: 'Outside', href: 'https://example.com/', position: 'right' },
    ],
  },
});
`;

/**
 * Writes and builds a site with this many corpus pages in a new temporary folder. Returns that
 * folder and the folder of its pages.
 *
 * @param {number} pages
 */
export async function makeSite(pages) {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'docsgen-bench-')));
  const out = join(root, 'build');
  await runScript([corpus, join(root, 'content/en/docs'), String(pages)], root);
  await writeFile(join(root, 'site.config.ts'), siteConfiguration);
  await runScript([docsgen, 'build', '--root', root, '--out', out], root);
  return { root, out };
}

/**
 * Writes and builds the same pages as a site of Hugo. Returns its folder and the folder of its
 * pages.
 *
 * @param {number} pages
 */
export async function makeHugoSite(pages) {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'hugo-bench-')));
  await hugo.prepare?.(root);
  await ensureSite(hugo, root, pages);
  const [program, ...start] = hugo.command(root);
  await runProgram(program, [...start, ...hugo.buildArguments], root);
  return { root, out: join(root, hugo.out) };
}
