// Compiles the command line and the package's entry; what sites need of the theme and of the scripts is bundled once for all of them.
// Dependencies stay outside: they are installed beside it.
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

await build({
  absWorkingDir: fileURLToPath(new URL('..', import.meta.url)),
  entryPoints: {
    cli: 'src/cli/run.ts',
    index: 'src/config/define-config.ts',
    theme: 'src/theme/entry.ts',
    'page-worker': 'src/build/pages/page-worker.ts',
    ship: 'src/build/bundle/ship-bundles.ts',
  },
  outdir: 'dist',
  bundle: true,
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  jsx: 'automatic',
  legalComments: 'none',
  logLevel: 'warning',
});

const { shipBundles } = await import('../dist/ship.js');
await shipBundles();
