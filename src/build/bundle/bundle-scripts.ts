import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import type { Config } from '../../config/config.ts';
import type { SearchBundle } from './bundle-search.ts';
import { type IslandModule, islandRegistry } from './islands.ts';
import { packageFolder } from './package-folder.ts';
import { namedScripts, scriptOptions } from './script-options.ts';
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

/** Returns what browsers run: the inline script, the early one, and what that one loads when it is needed. */
export async function bundleScripts(
  config: Config,
  islands: ReadonlyMap<string, IslandModule>,
  search: SearchBundle | null,
): Promise<Scripts> {
  const client = join(packageFolder(), 'src', 'client');
  const react = await build({
    ...namedScripts,
    entryPoints: { hydrate: join(client, 'islands', 'hydrate.tsx') },
    format: 'esm',
    splitting: true,
    plugins: [islandRegistry(islands), siteModules(config.root)],
  });
  // Names that hash the content are known once the modules are made; each script is told those that it loads.
  const { hydrate, modules } = moduleNames(react.metafile, islands);
  const tabs = await build({ ...namedScripts, entryPoints: { tabs: join(client, 'tabs', 'tabs.ts') }, format: 'esm' });
  const late = await build({
    ...namedScripts,
    entryPoints: { late: join(client, 'late.ts') },
    format: 'esm',
    define: {
      ...scriptOptions.define,
      ISLAND_MODULES: JSON.stringify(modules),
      TABS_MODULE: JSON.stringify(address(tabs.outputFiles[0]?.path ?? '')),
      SEARCH_MODULES: JSON.stringify(search?.modules ?? null),
    },
  });
  const early = await build({
    ...namedScripts,
    entryPoints: { early: join(client, 'early.ts') },
    // No module: a browser that shows the site from disk would refuse it, and say so on the console.
    format: 'iife',
    define: {
      ...scriptOptions.define,
      HYDRATE_MODULE: JSON.stringify(hydrate),
      LATE_MODULE: JSON.stringify(address(late.outputFiles[0]?.path ?? '')),
    },
  });
  const prepaint = await bundlePrepaint(config, client);
  const files = [early, late, tabs, react]
    .flatMap(({ outputFiles }) => outputFiles)
    .map(({ path, contents }) => ({
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

/** Returns the address of the module that hydrates, and those of all that each island needs, seen from the scripts. */
function moduleNames({ outputs }: Metafile, islands: ReadonlyMap<string, IslandModule>) {
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
  const hydrate = find('src/client/islands/hydrate.tsx');
  const modules = [...islands.values()].map(({ name, file }) => [
    name,
    [...new Set([...needs(hydrate), ...needs(find(file))])].map(address),
  ]);
  return { hydrate: address(hydrate), modules: Object.fromEntries(modules) };
}

function address(output: string): string {
  return `./${basename(output)}`;
}

async function bundlePrepaint({ announcement }: Config, client: string): Promise<string> {
  const result = await build({
    ...scriptOptions,
    entryPoints: [join(client, 'prepaint.ts')],
    format: 'iife',
    define: { ...scriptOptions.define, ANNOUNCEMENT_ID: JSON.stringify(announcement?.id ?? null) },
  });
  return (result.outputFiles[0]?.text ?? '').trim();
}
