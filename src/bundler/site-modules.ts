import { existsSync, realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { OnResolveArgs, OnResolveResult, Plugin, PluginBuild } from 'esbuild';
import { loaderOf } from './below-islands.ts';
import { registryNamespace } from './islands.ts';
import { overrideNamespace } from './override-plugin.ts';
import { packageFolder } from '../system/package-folder.ts';
import { pathFrom } from '../system/path-from.ts';

/** Imports that are not allowed, and what to write instead. */
const refusals: readonly (readonly [RegExp, string])[] = [
  [/\.mdx?$/, 'A page cannot be imported. Put shared content into a component, or link to the page.'],
  [
    /\.(?:png|jpe?g|gif|svg|webp|avif|mp3|mp4|webm|pdf)$/i,
    'Write its path where it is used, `![text](./picture.png)` or `<img src="./picture.png" alt="text" />`: it is resolved there.',
  ],
  [/\.(?:less|styl(?:us)?|pcss|postcss)$/, 'Write the style sheet in CSS or Sass: `.css`, `.scss` or `.sass`.'],
  [
    /^@docusaurus\//,
    'docsgen has no such module. Links, images and tabs are written in the text; `docsgen/theme` has components.',
  ],
];

/**
 * Returns the plugin that resolves imports in the components of a site: `@site/` is the site's
 * folder.
 */
export function siteImports(root: string): Plugin {
  return {
    name: 'site-imports',
    setup(build) {
      build.onResolve({ filter: /^@site\// }, async ({ path, kind, importer, namespace }) => {
        const options = { kind, importer, namespace, resolveDir: root, pluginData: resolved };
        const found = await build.resolve(`./${path.slice('@site/'.length)}`, options);
        return found.errors.length > 0 ? { errors: [{ text: `Could not resolve ${JSON.stringify(path)}` }] } : found;
      });
      build.onResolve({ filter: /./ }, ({ path }) => {
        const [, hint] = refusals.find(([pattern]) => pattern.test(path)) ?? [];
        return hint === undefined
          ? undefined
          : { errors: [{ text: `Could not import ${JSON.stringify(path)}`, notes: [{ text: hint }] }] };
      });
    },
  };
}

/**
 * Marks imports that a plugin has passed to esbuild, so that the plugin does not handle them again.
 */
const resolved = Symbol('resolved');

/** Namespace of the site's own files in the bundle of the browser. */
export const siteNamespace = 'site';

const ownNamespaces: ReadonlySet<string> = new Set([siteNamespace, registryNamespace, overrideNamespace]);

/**
 * Returns the plugin of the browser's bundle that resolves imports in a site's islands. The names
 * of the site's files do not depend on the path of the site, since the hashes in the output are
 * made from them. The files in `folders` count as the site's own: plugins bring components there.
 */
export function siteModules(root: string, folders: readonly string[]): Plugin {
  const own = folders.flatMap((folder) => (existsSync(folder) ? [realpathSync(folder)] : []));
  return {
    name: 'site-modules',
    setup(build) {
      build.onResolve({ filter: /^react(-dom)?(\/|$)/ }, (imported) => resolveFrom(build, packageFolder(), imported));
      build.onResolve({ filter: /^docsgen\/theme$/ }, () => ({
        path: join(packageFolder(), 'src', 'theme', 'entry.ts'),
        sideEffects: false,
      }));
      build.onResolve({ filter: /^\.|^@site\/|^\// }, async (imported) => {
        // Only the imports of the site's own files are handled here. The islands are imported by
        // the registry, the components of `theme/` by the modules that they take the place of.
        if (!ownNamespaces.has(imported.namespace)) return undefined;
        const isAlias = imported.path.startsWith('@site/');
        const path = isAlias ? `./${imported.path.slice('@site/'.length)}` : imported.path;
        const found = await resolveFrom(build, isAlias ? root : imported.resolveDir, { ...imported, path });
        return found?.path !== undefined && (isOwn(root, found.path) || isInside(own, found.path))
          ? { ...found, path: pathFrom(root, found.path), namespace: siteNamespace }
          : found;
      });
      build.onLoad({ filter: /./, namespace: siteNamespace }, async ({ path }) => {
        const file = join(root, path);
        return { contents: await readFile(file), loader: loaderOf(file), resolveDir: dirname(file) };
      });
    },
  };
}

async function resolveFrom(
  build: PluginBuild,
  resolveDir: string,
  { path, kind, pluginData }: OnResolveArgs,
): Promise<OnResolveResult | undefined> {
  if (pluginData === resolved) return undefined;
  const {
    errors,
    warnings,
    path: file,
    external,
    sideEffects,
    suffix,
  } = await build.resolve(path, {
    kind,
    resolveDir,
    pluginData: resolved,
  });
  return errors.length > 0 ? { errors, warnings } : { path: file, external, sideEffects, suffix };
}

function isInside(folders: readonly string[], file: string): boolean {
  return folders.some((folder) => file.startsWith(folder + sep));
}

function isOwn(root: string, file: string): boolean {
  const name = relative(root, file);
  const isTheme = file.startsWith(join(packageFolder(), 'src') + sep);
  return !name.startsWith('..') && !name.split(sep).includes('node_modules') && !isTheme;
}
