import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { layerOfStyle, pageStyleNames } from '../render/page-styles.ts';
import { packageFolder } from '../system/package-folder.ts';
import { bundledFile, bundledTexts, type BundledText, type BundleStore, type NoteInputs } from './bundle-store.ts';
import type { OutputFile } from './output-file.ts';
import { namedScripts } from './script-options.ts';

/** The style sheets for parts that few pages have. */
export interface PageStyles {
  readonly files: readonly OutputFile[];
  /** Paths relative to the output folder, by the names of the style sheets. */
  readonly paths: Readonly<Record<string, string>>;
}

/** Returns the style sheets for parts that few pages have. They are the same for all sites. */
export async function bundlePageStyles(bundles: BundleStore): Promise<PageStyles> {
  const texts = await bundles.load('page-styles', bundleAll);
  const files = texts.map(bundledFile);
  const pathOf = (style: string) => files[texts.findIndex(({ name }) => name.startsWith(`${style}-`))]?.path ?? '';
  return { files, paths: Object.fromEntries(pageStyleNames.map((name) => [name, pathOf(name)])) };
}

async function bundleAll(note?: NoteInputs): Promise<readonly BundledText[]> {
  const { outputFiles, metafile } = await build({
    ...namedScripts,
    entryPoints: pageStyleNames.map((name) => ({ in: `page-style:${name}`, out: name })),
    plugins: [inLayer],
  });
  note?.(metafile);
  return bundledTexts(outputFiles);
}

/** Puts each style sheet in a layer of the theme, so that the styles of a site win over it. */
const inLayer: Plugin = {
  name: 'page-styles',
  setup(build) {
    build.onResolve({ filter: /^page-style:/ }, ({ path }) => ({ path, namespace: 'page-style' }));
    build.onLoad({ filter: /.*/, namespace: 'page-style' }, ({ path }) => {
      const name = path.replace('page-style:', '');
      return {
        contents: `@import './${name}.css' layer(${layerOfStyle(name)});`,
        resolveDir: join(packageFolder(), 'src', 'theme', 'styles', 'on-demand'),
        loader: 'css',
      };
    });
  },
};
