import { join } from 'node:path';
import { suggest } from '../../shared/nearest.ts';
import { DocsgenError, type Problem } from '../../shared/problem.ts';
import { packageFolder } from '../../system/package-folder.ts';
import { hashOf } from '../../system/hash.ts';
import type { Plugin, PluginSetup } from '../contract/plugin.ts';
import type { OpenedModule } from './open-module.ts';

/** A plugin that docsgen brings for the sites that name it. */
interface BuiltInPlugin {
  /** Folder of its style sheets and scripts, relative to that of the package. */
  readonly folder: string;
  readonly load: () => Promise<(setup: PluginSetup<unknown>) => Plugin>;
}

/** What the names of these plugins begin with in a configuration. */
const prefix = 'docsgen/plugins/';

const builtIn: ReadonlyMap<string, BuiltInPlugin> = new Map([
  [
    'glossary',
    { folder: 'src/plugins/glossary', load: async () => (await import('../glossary/glossary.ts')).glossaryPlugin },
  ],
  [
    'heading-hash',
    {
      folder: 'src/plugins/heading-hash',
      load: async () => (await import('../heading-hash/heading-hash.ts')).headingHashPlugin,
    },
  ],
  [
    'link-previews',
    {
      folder: 'src/plugins/link-previews',
      load: async () => (await import('../link-previews/link-previews.ts')).linkPreviewsPlugin,
    },
  ],
]);

/** Returns whether a configuration names a plugin of docsgen. */
export function isBuiltInPlugin(specifier: string): boolean {
  return specifier.startsWith(prefix);
}

/** Returns the plugin of docsgen that a configuration names; undefined if there is none. */
export function findBuiltInPlugin(specifier: string): BuiltInPlugin | undefined {
  return isBuiltInPlugin(specifier) ? builtIn.get(specifier.slice(prefix.length)) : undefined;
}

/**
 * Returns a plugin of docsgen as a module. It is a part of docsgen's code, which is in the keys of
 * all caches. Throws a `DocsgenError` if there is none of this name.
 */
export async function openBuiltInPlugin(
  specifier: string,
  place: Pick<Problem, 'file' | 'line' | 'column'>,
): Promise<OpenedModule> {
  const plugin = findBuiltInPlugin(specifier);
  if (!plugin) {
    const title = `docsgen has no plugin \`${specifier}\``;
    const hint = suggest(
      specifier,
      [...builtIn.keys()].map((name) => prefix + name),
      'plugins of docsgen',
    );
    throw new DocsgenError([{ severity: 'error', code: 'unresolved-import', title, hint, ...place }]);
  }
  return {
    folder: join(packageFolder(), plugin.folder),
    package: packageFolder(),
    url: '',
    map: '',
    hash: hashOf(specifier),
    sources: [],
    exported: await plugin.load(),
    locate: () => null,
  };
}
