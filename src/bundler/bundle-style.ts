import { readFile } from 'node:fs/promises';
import { join, posix, resolve } from 'node:path';
import { build, type Message, type Plugin } from 'esbuild';
import type { Config } from '../config/config.ts';
import { regularFiles } from '../config/regular-files.ts';
import { lookUp } from '../config/site-folder.ts';
import { codeThemeCss } from '../markdown/code/code-theme-css.ts';
import type { MarkdownOptions } from '../markdown/page/options.ts';
import { DocsgenError, type Problem } from '../shared/problem.ts';
import type { ThemeColor } from '../shared/theme-color.ts';
import { stateFolder } from '../system/state-folder.ts';
import type { OutputFile } from './output-file.ts';
import { browserTargets } from './browsers.ts';
import { bundledSources } from './bundled-sources.ts';
import type { BundleStore, NoteInputs } from './bundle-store.ts';
import { packageFolder } from '../system/package-folder.ts';
import { announcedCss, announcementCss } from './announcement-css.ts';
import { checkContrast } from './check-contrast.ts';
import { paletteCss } from './palette.ts';
import { siteColors } from './site-colors.ts';
import type { Overrides } from './find-overrides.ts';
import { darkColors, styleExtras } from './style-extras.ts';
import { styleProblems } from './style-problems.ts';
import { themeColors } from './theme-colors.ts';

/** The style sheet of a site, and the files that it refers to. */
export interface StyleBundle {
  readonly files: readonly OutputFile[];
  /** Path of the style sheet, relative to the output folder. */
  readonly stylePath: string;
  /** The site's own files in the style sheet, relative to its root. */
  readonly sources: readonly string[];
  readonly themeColors: readonly ThemeColor[];
  /** Warnings about rules that browsers will not read as intended. */
  readonly warnings: readonly Problem[];
}

const ownStyles = join(packageFolder(), 'src', 'theme', 'styles');

/** Name that esbuild uses for the style sheet that imports the others. */
const entryName = 'docsgen-style.css';

interface StyleOptions {
  readonly markdown: MarkdownOptions;
  /** The files that change the theme; null if the theme is docsgen's own. */
  readonly overrides: Overrides | null;
  readonly bundles: BundleStore;
}

/**
 * Returns the style sheet of the theme with the additions of the configuration. Throws a
 * `DocsgenError` if something cannot be bundled.
 */
export async function bundleStyle(
  config: Config,
  { markdown, overrides, bundles }: StyleOptions,
): Promise<StyleBundle> {
  const { styles, palette, announcements, asksConsent, pluginAssets } = config;
  const missing = styles.filter((path) => lookUp(config, path).type === 'missing');
  if (missing.length > 0) throw new DocsgenError(missing.map((path) => missingStyles(config, path)));
  const dark = await darkColors(config);
  const announced = await announcedCss(announcements);
  const entry = [
    `@import 'docsgen:theme';`,
    ...(palette === null ? [] : [`@import 'docsgen:palette' layer(tokens);`]),
    `@import 'docsgen:code' layer(content);`,
    `@import 'docsgen:announcement' layer(components);`,
    ...(asksConsent ? [`@import ${JSON.stringify(consentStyle)} layer(components);`] : []),
    ...(dark === '' ? [] : [`@import 'docsgen:dark' layer(tokens);`]),
    ...(announced === '' ? [] : [`@import 'docsgen:announced' layer(utilities);`]),
    ...styleExtras(config, overrides).map((file) => `@import ${JSON.stringify(file)} layer(utilities);`),
    ...[...pluginAssets.flatMap((plugin) => plugin.styles), ...styles].map(
      (path) => `@import ${JSON.stringify(join(config.root, path))};`,
    ),
  ].join('\n');
  const generated = {
    'docsgen:theme': await bundles.load('theme-style', bundleThemeStyle),
    'docsgen:palette': palette === null ? '' : paletteCss(palette),
    'docsgen:code': codeThemeCss(markdown.codeTheme, markdown.darkCodeTheme),
    'docsgen:announcement': announcementCss(announcements),
    'docsgen:announced': announced,
    'docsgen:dark': dark,
  };
  const outdir = stateFolder(config.root);
  const result = await build({
    absWorkingDir: config.root,
    stdin: { contents: entry, resolveDir: config.root, loader: 'css', sourcefile: entryName },
    outdir,
    entryNames: 'assets/style-[hash]',
    assetNames: 'assets/[name]-[hash]',
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    target: browserTargets,
    logLevel: 'silent',
    loader: Object.fromEntries(
      ['.svg', '.png', '.jpg', '.webp', '.avif', '.woff2'].map((extension) => [extension, 'file']),
    ),
    plugins: [regularFiles(config.root), generatedStyles(generated)],
  }).catch((error: unknown) => {
    throw new DocsgenError(styleProblems(messagesOf(error), 'error'), { cause: error });
  });
  const files = result.outputFiles.map(({ path, contents }) => ({
    path: path.slice(outdir.length + 1).replaceAll('\\', '/'),
    bytes: contents,
  }));
  const stylePath = files.find(({ path }) => path.endsWith('.css'))?.path;
  if (stylePath === undefined) throw new Error('The style sheet came out empty');
  const isOwn = (file: string) => file !== entryName && !resolve(config.root, file).startsWith(ownStyles);
  const sources = bundledSources(result.metafile).filter(isOwn);
  const colors = await readColors(config);
  const warnings = [...styleProblems(result.warnings, 'warning'), ...checkContrast(config, colors)];
  return { files, stylePath, sources, themeColors: themeColors(config, colors), warnings };
}

/** Returns the colors of the theme and of the site. */
async function readColors(config: Config): Promise<ReturnType<typeof siteColors>> {
  const styles = [...config.pluginAssets.flatMap((plugin) => plugin.styles), ...config.styles];
  const tokens = await readFile(join(packageFolder(), 'src', 'theme', 'styles', 'tokens.css'), 'utf8');
  const own = await Promise.all(
    styles.map(async (path) => ({
      file: posix.normalize(path),
      text: await readFile(join(config.root, path), 'utf8'),
    })),
  );
  return siteColors({ config, tokens, styles: own });
}

function messagesOf(error: unknown): readonly Message[] {
  if (error instanceof Error && 'errors' in error && Array.isArray(error.errors)) return error.errors;
  throw error;
}

function missingStyles(config: Config, styles: string): Problem {
  const { file, locate } = config;
  return {
    severity: 'error',
    code: 'missing-file',
    title: `\`styles\` names \`${styles}\`, which does not exist`,
    hint: 'Write the path of a style sheet from the folder of the site, such as `./site.css`.',
    file,
    ...locate(config.styles.length > 1 ? ['styles', config.styles.indexOf(styles)] : ['styles']),
  };
}

/** The style sheet of the question for consent, which few sites need. */
const consentStyle = join(packageFolder(), 'src', 'theme', 'styles', 'consent.css');

/** Returns the style sheet of the theme alone. */
export async function bundleThemeStyle(note?: NoteInputs): Promise<string> {
  const entry = join(packageFolder(), 'src', 'theme', 'styles', 'index.css');
  const { outputFiles, metafile } = await build({
    absWorkingDir: packageFolder(),
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    metafile: true,
    target: browserTargets,
    logLevel: 'silent',
  });
  note?.(metafile);
  return outputFiles[0]?.text ?? '';
}

function generatedStyles(contents: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'generated-styles',
    setup(build) {
      build.onResolve({ filter: /^docsgen:/ }, ({ path }) => ({ path, namespace: 'generated-style' }));
      build.onLoad({ filter: /.*/, namespace: 'generated-style' }, ({ path }) => ({
        contents: contents[path] ?? '',
        loader: 'css',
      }));
    },
  };
}
