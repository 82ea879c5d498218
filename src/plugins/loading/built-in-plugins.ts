import { join } from 'node:path';
import { suggest } from '../../shared/nearest.ts';
import { DocsgenError, type Problem } from '../../shared/problem.ts';
import { packageFolder } from '../../system/package-folder.ts';
import { hashOf } from '../../system/hash.ts';
import type { Plugin, PluginSetup } from '../contract/plugin.ts';
import { identifyPackages as identifyDrawing } from '../social-images/packages.ts';
import { identifyPackages as identifyTailwind } from '../tailwind/packages.ts';
import { identifyPackages } from '../twoslash/packages.ts';
import type { OpenedModule } from './open-module.ts';

/** A plugin that docsgen brings for the sites that name it. */
interface BuiltInPlugin {
  /** Folder of its style sheets and scripts, relative to that of the package. */
  readonly folder: string;
  readonly load: () => Promise<(setup: PluginSetup<unknown>) => Plugin>;
  /**
   * Returns what identifies the packages that it needs. Throws a `DocsgenError` if they cannot be
   * used. Left out for a plugin that needs none.
   */
  readonly identify?: (use: PluginUse) => string;
}

/** Where a configuration names a plugin of docsgen. */
interface PluginUse {
  readonly root: string;
  readonly specifier: string;
  readonly options: unknown;
  readonly place: Pick<Problem, 'file' | 'line' | 'column'>;
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
  [
    'offline',
    { folder: 'src/plugins/offline', load: async () => (await import('../offline/offline.ts')).offlinePlugin },
  ],
  [
    'social-images',
    {
      folder: 'src/plugins/social-images',
      load: async () => (await import('../social-images/social-images.ts')).socialImagesPlugin,
      identify: (use) => identifyDrawing(use),
    },
  ],
  [
    'tailwind',
    {
      folder: 'src/plugins/tailwind',
      load: async () => (await import('../tailwind/tailwind.ts')).tailwindPlugin,
      identify: (use) => identifyTailwind(use),
    },
  ],
  [
    'twoslash',
    {
      folder: 'src/plugins/twoslash',
      load: async () => (await import('../twoslash/twoslash.ts')).twoslashPlugin,
      identify: identifyPackages,
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
 * all caches. Throws a `DocsgenError` if there is none of this name, or a package that it needs
 * cannot be used.
 */
export async function openBuiltInPlugin(use: PluginUse): Promise<OpenedModule> {
  const { specifier, place } = use;
  const plugin = findBuiltInPlugin(specifier);
  if (!plugin) {
    const title = `docsgen has no plugin \`${specifier}\``;
    const hint = suggest(
      specifier,
      [...builtIn.keys()].map((name) => prefix + name),
      'plugins of docsgen',
    );
    throw new DocsgenError([{ code: 'unresolved-import', title, hint, ...place }]);
  }
  return {
    folder: join(packageFolder(), plugin.folder),
    package: packageFolder(),
    url: '',
    map: '',
    hash: hashOf(specifier, plugin.identify?.(use) ?? ''),
    sources: [],
    exported: await plugin.load(),
    locate: () => null,
  };
}
