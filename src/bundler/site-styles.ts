import { join, resolve } from 'node:path';
import { build, type Message } from 'esbuild';
import type { Config } from '../config/config.ts';
import { regularFiles } from '../config/regular-files.ts';
import { lookUp } from '../config/site-folder.ts';
import { asProblem, DocsgenError, type Problem, settleAll } from '../shared/problem.ts';
import { packageFolder } from '../system/package-folder.ts';
import { stateFolderName } from '../config/state-folder.ts';
import { browserTargets } from './browsers.ts';
import { bundledSources } from './bundled-sources.ts';
import type { OutputFile } from './output-file.ts';
import { fontPlugin, fontSheet, readSiteFont } from './site-font.ts';
import { styleLoader } from './style-loader.ts';
import { styleProblems } from './style-problems.ts';
import type { StyleReader } from './style-reader.ts';

/**
 * The font of a site and the style sheets that it and its plugins add to the theme, as one text.
 */
export interface SiteStyles {
  readonly css: string;
  /** The files that the text refers to, with relative addresses from `assets/`. */
  readonly files: readonly OutputFile[];
  /** Path of the font among the files; null for a site without one. */
  readonly fontPath: string | null;
  /** The site's own files in the text, relative to its root. */
  readonly sources: readonly string[];
  /** Warnings about rules that browsers will not read as intended. */
  readonly warnings: readonly Problem[];
}

const themeStyles = join(packageFolder(), 'src', 'theme', 'styles');

/** Name that esbuild uses for the style sheet that imports the others. */
const entryName = 'docsgen-style.css';

/** Returns the paths of the style sheets of the plugins and of the site, in their order. */
export function siteStylePaths({ pluginAssets, styles }: Pick<Config, 'pluginAssets' | 'styles'>): readonly string[] {
  return [...pluginAssets.flatMap((plugin) => plugin.styles), ...styles];
}

/**
 * Returns the font of a site, and its style sheets with those of its plugins, bundled. Throws a
 * `DocsgenError` if one is missing or cannot be bundled.
 */
export async function bundleSiteStyles(config: Config, styles: StyleReader): Promise<SiteStyles> {
  const [font] = await settleAll([readSiteFont(config), checkPresent(config)]);
  const own = siteStylePaths(config).map((path) => join(config.root, path));
  const paths = [...(font ? [fontSheet] : []), ...own];
  if (paths.length === 0) return { css: '', files: [], fontPath: null, sources: [], warnings: [] };
  const outdir = join(config.root, stateFolderName);
  const result = await build({
    absWorkingDir: config.root,
    stdin: {
      contents: paths.map((path) => `@import ${JSON.stringify(path)};`).join('\n'),
      resolveDir: config.root,
      loader: 'css',
      sourcefile: entryName,
    },
    outdir,
    entryNames: 'assets/site',
    assetNames: 'assets/[name]-[hash]',
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    target: browserTargets,
    logLevel: 'silent',
    plugins: [fontPlugin(config, font), regularFiles(config.root), styleLoader(config.root, styles)],
  }).catch((error: unknown) => {
    throw new DocsgenError(styleProblems(messagesOf(error), 'error'), { cause: error });
  });
  const isSheet = ({ path }: { readonly path: string }) => path.endsWith('.css');
  const files = result.outputFiles
    .filter((file) => !isSheet(file))
    .map(({ path, contents }) => ({ path: path.slice(outdir.length + 1).replaceAll('\\', '/'), bytes: contents }));
  const isOwn = (file: string) => file !== entryName && !resolve(config.root, file).startsWith(themeStyles);
  return {
    css: result.outputFiles.find(isSheet)?.text.trim() ?? '',
    files,
    fontPath: files.find(({ bytes }) => font && Buffer.compare(bytes, font.bytes) === 0)?.path ?? null,
    sources: bundledSources(result.metafile).filter(isOwn),
    warnings: styleProblems(result.warnings, 'warning'),
  };
}

async function checkPresent(config: Config): Promise<void> {
  const missing = config.styles.filter((path) => lookUp(config, path).type === 'missing');
  if (missing.length > 0) throw new DocsgenError(missing.map((path) => missingStyles(config, path)));
}

function messagesOf(error: unknown): readonly Message[] {
  if (error instanceof Error && 'errors' in error && Array.isArray(error.errors)) return error.errors;
  throw error;
}

function missingStyles(config: Config, styles: string): Problem {
  const { file, locate } = config;
  return asProblem({
    code: 'missing-file',
    title: `\`styles\` names \`${styles}\`, which does not exist`,
    hint: "Write the path of a style sheet, relative to the site's folder, such as `./site.css`.",
    file,
    ...locate(config.styles.length > 1 ? ['styles', config.styles.indexOf(styles)] : ['styles']),
  });
}
