import { existsSync, realpathSync } from 'node:fs';
import { join, parse, resolve, sep } from 'node:path';
import type { OnResolveResult, Plugin } from 'esbuild';
import { packageFolder } from '../system/package-folder.ts';
import { replaceable } from '../theme/replaceable.ts';
import { registryNamespace } from './islands.ts';
import type { Overrides } from './find-overrides.ts';

/** Namespace of the modules that take the place of modules of the theme. */
export const overrideNamespace = 'theme-override';

/** Query of an import that needs docsgen's own component, not the site's. */
const originalSuffix = '?theme-original';
const themeSource = join(packageFolder(), 'src', 'theme');
const partsFile = join(themeSource, 'slots', 'site-parts.ts');
const internals = 'docsgen/internals/';

/**
 * Returns the plugin that puts the components of a site in the place of the theme's, for all
 * modules that import them, and resolves `docsgen/theme` and what is below it.
 */
export function overridePlugin(root: string, overrides: Overrides): Plugin {
  const names = new Map(
    [...overrides.components.keys()].map((name) => [join(themeSource, replaceable[name]?.file ?? ''), name]),
  );
  const layers = overrides.folders.map(realPath);
  const replace = (file: string): OnResolveResult | null => {
    if (file === partsFile) return { path: 'site-parts', namespace: overrideNamespace };
    const name = names.get(file);
    return name === undefined ? null : { path: name, namespace: overrideNamespace };
  };
  return {
    name: 'theme-overrides',
    setup(build) {
      build.onResolve({ filter: /^docsgen\/(?:theme(?:\/original)?$|internals\/)/ }, ({ path, importer }) => {
        if (path === 'docsgen/theme') return { path: join(themeSource, 'entry.ts'), sideEffects: false };
        if (path === 'docsgen/theme/original')
          return {
            path: originalBelow(resolve(root, importer), layers),
            namespace: overrideNamespace,
            sideEffects: false,
          };
        const file = sourceFile(join(packageFolder(), 'src', path.slice(internals.length)));
        return file === null ? undefined : (replace(file) ?? { path: file, sideEffects: false });
      });
      build.onResolve({ filter: /\?theme-original$/ }, ({ path }) => ({
        path: path.slice(0, -originalSuffix.length),
        suffix: originalSuffix,
      }));
      build.onResolve({ filter: /^\.{1,2}\/.*\.tsx?$/ }, ({ path, resolveDir, namespace }) =>
        // The registry of islands names the very file that an island is in.
        namespace === registryNamespace ? undefined : replace(join(resolveDir, path)),
      );
      build.onLoad({ filter: /./, namespace: overrideNamespace }, ({ path }) => ({
        contents: contentsOf(path, overrides),
        loader: 'js',
        resolveDir: packageFolder(),
      }));
    },
  };
}

function sourceFile(path: string): string | null {
  return ['.tsx', '.ts'].map((extension) => path + extension).find(existsSync) ?? null;
}

function contentsOf(path: string, overrides: Overrides): string {
  if (path === 'site-parts') return partsCode(overrides);
  if (path.startsWith(originalName)) return originalCode(overrides, Number(path.slice(originalName.length + 1)));
  const original = join(themeSource, replaceable[path]?.file ?? '') + originalSuffix;
  const [own = ''] = overrides.components.get(path) ?? [];
  // The module of a component may export more than the component.
  return [
    `export * from ${JSON.stringify(original)};`,
    `export { default as ${path} } from ${JSON.stringify(own)};`,
  ].join('\n');
}

/**
 * Name of the module with the components below those of the site. That of a plugin has a number.
 */
const originalName = 'original';

/**
 * Returns the module with what the components of a folder take the place of: those of less
 * important folders, or docsgen's own. A module outside all folders belongs to the site, which is
 * the first.
 */
function originalBelow(importer: string, layers: readonly string[]): string {
  const layer = layerOf(importer, layers);
  return layer > 0 ? `${originalName}-${layer}` : originalName;
}

function layerOf(file: string, folders: readonly string[]): number {
  return folders.findIndex((folder) => file.startsWith(folder + sep));
}

function realPath(path: string): string {
  return existsSync(path) ? realpathSync(path) : path;
}

/** Returns the code that exports the components below a folder, which has this index. */
function originalCode({ folders, components }: Overrides, layer: number): string {
  return Object.entries(replaceable)
    .map(([name, { file }]) => {
      const chain = components.get(name) ?? [];
      const below = chain.find((each) => layerOf(each, folders) > layer);
      if (below !== undefined) return `export { default as ${name} } from ${JSON.stringify(below)};`;
      const suffix = chain.length > 0 ? originalSuffix : '';
      return `export { ${parse(file).name} as ${name} } from ${JSON.stringify(join(themeSource, file) + suffix)};`;
    })
    .join('\n');
}

function partsCode({ slots, navbarItems }: Overrides): string {
  const imports: string[] = [];
  const load = (file: string): string => {
    const name = `part${imports.length}`;
    imports.push(`import ${name} from ${JSON.stringify(file)};`);
    return name;
  };
  // What plugins put into a slot comes before what the site puts there.
  const fills = [...slots].map(([name, files]) => {
    const parts = files.toReversed().map(load);
    return `${name}: ${parts.length === 1 ? parts[0] : `together([${parts.join(', ')}])`}`;
  });
  const items = [...navbarItems].map(([name, [file = '']]) => `${name}: ${load(file)}`);
  const parts = `{ slots: { ${fills.join(', ')} }, navbarItems: { ${items.join(', ')} } }`;
  const helper = `import { together } from ${JSON.stringify(join(themeSource, 'slots', 'together.ts'))};`;
  const isShared = [...slots.values()].some((files) => files.length > 1);
  return [...(isShared ? [helper] : []), ...imports, `export const siteParts = ${parts};`].join('\n');
}
