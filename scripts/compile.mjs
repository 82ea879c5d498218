// Compiles the command line and the package's entry. Dependencies stay outside: they are installed beside it.
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

await build({
  absWorkingDir: fileURLToPath(new URL('..', import.meta.url)),
  entryPoints: {
    cli: 'src/cli/run.ts',
    index: 'src/config/define-config.ts',
    theme: 'src/theme/entry.ts',
    'page-worker': 'src/build/pages/page-worker.ts',
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
