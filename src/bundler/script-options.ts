import type { BuildOptions } from 'esbuild';
import { browserTargets } from './browsers.ts';
import { packageFolder } from '../system/package-folder.ts';

/** The esbuild options for all scripts of a site. */
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

/**
 * The options for scripts that pages load by a URL. No file is written to `outdir`, but the hashes
 * depend on it, so it must not contain the site's path.
 */
export const namedScripts = {
  ...scriptOptions,
  outdir: 'client',
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
} satisfies BuildOptions;
