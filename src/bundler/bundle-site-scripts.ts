import { join, parse, posix } from 'node:path';
import { build } from 'esbuild';
import type { Config, ScriptConfig } from '../config/config.ts';
import { regularFiles } from '../config/regular-files.ts';
import { lookUp } from '../config/site-folder.ts';
import { asProblem, DocsgenError, type Problem, settleAll } from '../shared/problem.ts';
import { packageFolder } from '../system/package-folder.ts';
import { esbuildErrors } from './broken-modules.ts';
import { bundleProblems } from './bundle-problems.ts';
import { bundledFile, bundledTexts } from './bundle-store.ts';
import { bundledSources } from './bundled-sources.ts';
import type { OutputFile } from './output-file.ts';
import { packageLicenses, type PackageLicense } from './package-licenses.ts';
import { namedScripts } from './script-options.ts';
import { findImports } from './find-imports.ts';
import { siteImports } from './site-modules.ts';
import { styleModules } from './style-modules.ts';
import type { StyleReader } from './style-reader.ts';

/** The scripts of plugins, and those that the configuration names, as far as they are files. */
export interface SiteScripts {
  readonly files: readonly OutputFile[];
  /** The packages whose code is in them. */
  readonly packages: readonly PackageLicense[];
  /**
   * Path of each script relative to the output folder, by its `src` in the configuration; that of a
   * plugin by its path from the root.
   */
  readonly paths: Readonly<Record<string, string>>;
  /** The style sheets that they import, relative to the root. */
  readonly importedStyles: readonly string[];
  /** The site's own files in them, relative to its root. */
  readonly sources: readonly string[];
}

/**
 * Returns the scripts of plugins and of the site, each bundled with what it imports. Throws a
 * `DocsgenError` with the problems of all that cannot be bundled.
 */
export async function bundleSiteScripts(config: Config, styles: StyleReader): Promise<SiteScripts> {
  const own = config.scripts
    .map((script, index) => ({ script, index }))
    .filter(({ script }) => script.src.startsWith('./'));
  const missing = own.filter(({ script }) => lookUp(config, script.src).type !== 'file');
  if (missing.length > 0) throw new DocsgenError(missing.map((each) => missingScript(config, each)));
  const ofPlugins = config.pluginAssets.flatMap(({ plugin, scripts }) =>
    scripts.map((src) => ({ src, name: `${plugin}-${parse(src).name}`, isModule: false })),
  );
  const ofSite = own.map(({ script: { src, attributes } }) => {
    return { src, name: `site-${src.replace(/^\.\/|\.\w+$/g, '')}`, isModule: attributes['type'] === 'module' };
  });
  const bundled = await settleAll([...ofPlugins, ...ofSite].map((script) => bundleOne(config, script, styles)));
  return {
    files: bundled.flatMap(({ files }) => files),
    packages: bundled.flatMap(({ packages }) => packages),
    paths: Object.fromEntries(bundled.map(({ src, files }) => [src, files[0]?.path ?? ''])),
    importedStyles: [...new Set(bundled.flatMap((each) => each.importedStyles))],
    sources: [...new Set(bundled.flatMap(({ sources }) => sources))],
  };
}

interface ScriptFile {
  /** Relative to the root. */
  readonly src: string;
  /** Begins its name in the output. */
  readonly name: string;
  readonly isModule: boolean;
}

async function bundleOne({ root }: Config, { src, name, isModule }: ScriptFile, styles: StyleReader) {
  const { outputFiles, metafile } = await build({
    ...namedScripts,
    absWorkingDir: root,
    entryPoints: { [name.replace(/[^\w-]+/g, '-')]: join(root, src) },
    format: isModule ? 'esm' : 'iife',
    alias: { 'docsgen/client': join(packageFolder(), 'src', 'client', 'site', 'entry.ts') },
    plugins: [siteImports(root), regularFiles(root), styleModules(root, styles)],
  }).catch((error: unknown) => {
    throw new DocsgenError(bundleProblems(esbuildErrors(error), { root, mdxModules: new Map() }), { cause: error });
  });
  return {
    src,
    files: bundledTexts(outputFiles).map(bundledFile),
    packages: packageLicenses(metafile, root),
    importedStyles: findImports(metafile, posix.normalize(src)).styles,
    sources: bundledSources(metafile),
  };
}

function missingScript(
  { file, locate }: Config,
  { script, index }: { readonly script: ScriptConfig; readonly index: number },
): Problem {
  return asProblem({
    code: 'missing-file',
    title: `\`scripts\` names \`${script.src}\`, which does not exist`,
    hint: "Write the path of a script, relative to the site's folder, such as `./scripts/chat.ts`.",
    file,
    ...locate(['scripts', index]),
  });
}
