import type { BuildOptions } from 'esbuild';
import { browserTargets } from './browsers.ts';
import { packageFolder } from '../system/package-folder.ts';

/** How every script of a site is bundled. */
export const scriptOptions = {
  absWorkingDir: packageFolder(),
  bundle: true,
  write: false,
  minify: true,
  metafile: true,
  target: browserTargets,
  jsx: 'automatic',
  legalComments: 'none',
  logLevel: 'silent',
  define: { 'process.env.NODE_ENV': '"production"' },
} satisfies BuildOptions;

/** How those are called that pages load by an address. Nothing is written to `outdir`; hashes depend on it, so it must not be the site's. */
export const namedScripts = {
  ...scriptOptions,
  outdir: 'client',
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
} satisfies BuildOptions;
