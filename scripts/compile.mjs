// Compiles the command line and the package's entries with the packages that they use, in few files: a build of one page would
// otherwise load five hundred modules, and so would each of its threads. What sites need of the theme and of the scripts is bundled
// once for all of them.
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { writeNotices } from './write-notices.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What is installed beside docsgen. */
const outside = [
  // The renderer, the theme and the components of a site must have the same one.
  'react',
  'react-dom',
  // Programs and native code.
  'esbuild',
  'playwright-core',
  'satteri',
  'sharp',
  // Starts threads from a file of its own.
  'tinypool',
  // Much, of which a site needs little or nothing.
  'beautiful-mermaid',
  'katex',
  'shiki/langs',
  'shiki/themes',
];

rmSync(new URL('../dist/chunks', import.meta.url), { recursive: true, force: true });

const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: {
    cli: 'src/cli/run.ts',
    index: 'src/config/define-config.ts',
    theme: 'src/theme/entry.ts',
    'page-worker': 'src/workers/page-worker.ts',
    'dev-compile-worker': 'src/workers/dev-compile-worker.ts',
    prebuild: 'src/bundler/prebuild-bundles.ts',
  },
  outdir: 'dist',
  bundle: true,
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  external: outside.flatMap((name) => [name, `${name}/*`]),
  // Packages that are not ES modules look for Node's own by `require`.
  banner: {
    js: `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);`,
  },
  jsx: 'automatic',
  legalComments: 'none',
  logLevel: 'warning',
  metafile: true,
});
writeNotices(root, metafile);

const { prebuildBundles } = await import('../dist/prebuild.js');
await prebuildBundles();
