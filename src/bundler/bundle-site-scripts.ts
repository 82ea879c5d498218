import { join } from 'node:path';
import { build } from 'esbuild';
import type { Config, ScriptConfig } from '../config/config.ts';
import { regularFiles } from '../config/regular-files.ts';
import { lookUp } from '../config/site-folder.ts';
import { DocsgenError, type Problem, settleAll } from '../shared/problem.ts';
import { packageFolder } from '../system/package-folder.ts';
import { esbuildErrors } from './broken-modules.ts';
import { bundleProblems } from './bundle-problems.ts';
import { bundledFile, bundledTexts } from './bundle-store.ts';
import { bundledSources } from './bundled-sources.ts';
import type { OutputFile } from './output-file.ts';
import { packageLicenses, type PackageLicense } from './package-licenses.ts';
import { namedScripts } from './script-options.ts';
import { siteImports } from './site-modules.ts';

/** The scripts that the configuration names, as far as they are files of the site. */
export interface SiteScripts {
  readonly files: readonly OutputFile[];
  /** The packages whose code is in them. */
  readonly packages: readonly PackageLicense[];
  /** Path of each script relative to the output folder, by its `src` in the configuration. */
  readonly paths: Readonly<Record<string, string>>;
  /** The site's own files in them, relative to its root. */
  readonly sources: readonly string[];
}

/**
 * Returns the site's own scripts, each bundled with what it imports. Throws a `DocsgenError` with
 * the problems of all that cannot be bundled.
 */
export async function bundleSiteScripts(config: Config): Promise<SiteScripts> {
  const own = config.scripts
    .map((script, index) => ({ script, index }))
    .filter(({ script }) => script.src.startsWith('./'));
  const missing = own.filter(({ script }) => lookUp(config, script.src).type !== 'file');
  if (missing.length > 0) throw new DocsgenError(missing.map((each) => missingScript(config, each)));
  const bundled = await settleAll(own.map(({ script }) => bundleOne(config, script)));
  return {
    files: bundled.flatMap(({ files }) => files),
    packages: bundled.flatMap(({ packages }) => packages),
    paths: Object.fromEntries(bundled.map(({ src, files }) => [src, files[0]?.path ?? ''])),
    sources: [...new Set(bundled.flatMap(({ sources }) => sources))],
  };
}

async function bundleOne({ root }: Config, { src, attributes }: ScriptConfig) {
  const name = src.replace(/^\.\/|\.\w+$/g, '').replace(/[^\w-]+/g, '-');
  const { outputFiles, metafile } = await build({
    ...namedScripts,
    absWorkingDir: root,
    entryPoints: { [`site-${name}`]: join(root, src) },
    format: attributes['type'] === 'module' ? 'esm' : 'iife',
    alias: { 'docsgen/client': join(packageFolder(), 'src', 'client', 'site', 'entry.ts') },
    plugins: [siteImports(root), regularFiles(root)],
  }).catch((error: unknown) => {
    throw new DocsgenError(bundleProblems(esbuildErrors(error), { root, mdxModules: new Map() }), { cause: error });
  });
  return {
    src,
    files: bundledTexts(outputFiles).map(bundledFile),
    packages: packageLicenses(metafile, root),
    sources: bundledSources(metafile),
  };
}

function missingScript(
  { file, locate }: Config,
  { script, index }: { readonly script: ScriptConfig; readonly index: number },
): Problem {
  return {
    severity: 'error',
    code: 'missing-file',
    title: `\`scripts\` names \`${script.src}\`, which does not exist`,
    hint: 'Write the path of a script from the folder of the site, such as `./scripts/chat.ts`.',
    file,
    ...locate(['scripts', index]),
  };
}
