import { existsSync } from 'node:fs';
import { join, parse } from 'node:path';
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
export function overridePlugin(overrides: Overrides): Plugin {
  const names = new Map(
    [...overrides.components.keys()].map((name) => [join(themeSource, replaceable[name]?.file ?? ''), name]),
  );
  const replace = (file: string): OnResolveResult | null => {
    if (file === partsFile) return { path: 'site-parts', namespace: overrideNamespace };
    const name = names.get(file);
    return name === undefined ? null : { path: name, namespace: overrideNamespace };
  };
  return {
    name: 'theme-overrides',
    setup(build) {
      build.onResolve({ filter: /^docsgen\/(?:theme(?:\/original)?$|internals\/)/ }, ({ path }) => {
        if (path === 'docsgen/theme') return { path: join(themeSource, 'entry.ts'), sideEffects: false };
        if (path === 'docsgen/theme/original')
          return { path: 'original', namespace: overrideNamespace, sideEffects: false };
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
  if (path === 'original') return originalCode(overrides);
  const original = join(themeSource, replaceable[path]?.file ?? '') + originalSuffix;
  const own = overrides.components.get(path) ?? '';
  // The module of a component may export more than the component.
  return [
    `export * from ${JSON.stringify(original)};`,
    `export { default as ${path} } from ${JSON.stringify(own)};`,
  ].join('\n');
}

/** Returns the code that exports docsgen's own components. */
function originalCode({ components }: Overrides): string {
  return Object.entries(replaceable)
    .map(([name, { file }]) => {
      const suffix = components.has(name) ? originalSuffix : '';
      return `export { ${parse(file).name} as ${name} } from ${JSON.stringify(join(themeSource, file) + suffix)};`;
    })
    .join('\n');
}

function partsCode({ slots, navbarItems }: Overrides): string {
  const imports: string[] = [];
  const record = (files: ReadonlyMap<string, string>, prefix: string) =>
    [...files].map(([name, file], at) => {
      imports.push(`import ${prefix}${at} from ${JSON.stringify(file)};`);
      return `${name}: ${prefix}${at}`;
    });
  const parts = `{ slots: { ${record(slots, 'slot').join(', ')} }, navbarItems: { ${record(navbarItems, 'item').join(', ')} } }`;
  return [...imports, `export const siteParts = ${parts};`].join('\n');
}
