import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import { build, type BuildOptions, type Metafile } from 'esbuild';
import type { Config } from '../config/config.ts';
import { type IslandModule, islandRegistry } from './islands.ts';
import { packageFolder } from './package-folder.ts';
import { siteModules } from './site-modules.ts';

/** The scripts of a site. */
export interface Scripts {
  readonly files: readonly { readonly path: string; readonly bytes: Uint8Array }[];
  /** Path of the early script, relative to the output folder. */
  readonly earlyPath: string;
  /** The inline script. */
  readonly prepaint: string;
  /** `'sha256-…'` of the inline script, as a policy names it. */
  readonly prepaintHash: string;
}

/** The browsers that the theme's style sheet needs understand all of this. */
const common = {
  absWorkingDir: packageFolder(),
  bundle: true,
  write: false,
  minify: true,
  metafile: true,
  target: 'es2022',
  jsx: 'automatic',
  legalComments: 'none',
  logLevel: 'silent',
  define: { 'process.env.NODE_ENV': '"production"' },
} satisfies BuildOptions;

/** Nothing is written there. The hash of a file depends on the folder's place, so it must not be the site's. */
const outdir = 'client';

/** Returns what browsers run: the inline script, the early one, and what that one loads when it is needed. */
export async function bundleScripts(config: Config, islands: ReadonlyMap<string, IslandModule>): Promise<Scripts> {
  const client = join(packageFolder(), 'src', 'client');
  const later = await build({
    ...common,
    entryPoints: { hydrate: join(client, 'islands', 'hydrate.tsx'), late: join(client, 'late.ts') },
    outdir,
    format: 'esm',
    splitting: true,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    plugins: [islandRegistry(islands), siteModules(config.root)],
  });
  const early = await build({
    ...common,
    entryPoints: { early: join(client, 'early.ts') },
    outdir,
    format: 'esm',
    entryNames: '[name]-[hash]',
    define: { ...common.define, ...moduleNames(later.metafile, islands) },
  });
  const prepaint = await bundlePrepaint(config, client);
  const files = [...early.outputFiles, ...later.outputFiles].map(({ path, contents }) => ({
    path: `assets/${basename(path)}`,
    bytes: contents,
  }));
  return {
    files,
    earlyPath: files[0]?.path ?? '',
    prepaint,
    prepaintHash: `'sha256-${createHash('sha256').update(prepaint).digest('base64')}'`,
  };
}

/** Names that hash the content are known once the modules are made; the early script is told them. */
function moduleNames({ outputs }: Metafile, islands: ReadonlyMap<string, IslandModule>): Record<string, string> {
  const find = (file: string) => {
    const found = Object.entries(outputs).find(
      ([, { entryPoint }]) =>
        entryPoint !== undefined && file.endsWith(entryPoint.replace(/^(?:site:|(?:\.\.\/)+)/, '')),
    );
    if (!found) throw new Error(`${file} is in no bundle`);
    return found[0];
  };
  const needs = (output: string): readonly string[] => {
    const imports =
      outputs[output]?.imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => path) ?? [];
    return [output, ...imports.flatMap(needs)];
  };
  const address = (output: string) => `./${basename(output)}`;
  const hydrate = find('src/client/islands/hydrate.tsx');
  const modules = [...islands.values()].map(({ name, file }) => [
    name,
    [...new Set([...needs(hydrate), ...needs(find(file))])].map(address),
  ]);
  return {
    HYDRATE_MODULE: JSON.stringify(address(hydrate)),
    LATE_MODULE: JSON.stringify(address(find('src/client/late.ts'))),
    ISLAND_MODULES: JSON.stringify(Object.fromEntries(modules)),
  };
}

async function bundlePrepaint({ announcement }: Config, client: string): Promise<string> {
  const result = await build({
    ...common,
    entryPoints: [join(client, 'prepaint.ts')],
    format: 'iife',
    define: { ...common.define, ANNOUNCEMENT_ID: JSON.stringify(announcement?.id ?? null) },
  });
  return (result.outputFiles[0]?.text ?? '').trim();
}
