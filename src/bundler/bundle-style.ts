import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { build, transform } from 'esbuild';
import type { Config } from '../config/config.ts';
import { codeThemeCss } from '../markdown/code/code-theme-css.ts';
import type { MarkdownOptions } from '../markdown/page/options.ts';
import type { Problem } from '../shared/problem.ts';
import type { ThemeColor } from '../shared/theme-color.ts';
import { packageFolder } from '../system/package-folder.ts';
import { announcedCss, announcementCss } from './announcement-css.ts';
import { browserTargets } from './browsers.ts';
import type { BundleStore, NoteInputs } from './bundle-store.ts';
import { checkContrast } from './check-contrast.ts';
import type { Overrides } from './find-overrides.ts';
import type { OutputFile } from './output-file.ts';
import { paletteCss } from './palette.ts';
import { scriptOptions } from './script-options.ts';
import { siteColors } from './site-colors.ts';
import { bundleSiteStyles, siteStylePaths, type SiteStyles } from './site-styles.ts';
import type { StyleReader } from './style-reader.ts';
import { darkColors, styleExtras } from './style-extras.ts';
import { themeColors } from './theme-colors.ts';

/** The style sheets of a site, and the files that they refer to. */
export interface StyleBundle {
  readonly files: readonly OutputFile[];
  /** The style sheet that every page has inside; empty if the pages load all as files. */
  readonly inlineStyle: string;
  /** Paths of the style sheets that every page loads, relative to the output folder. */
  readonly stylePaths: readonly string[];
  /** Path of the font of the site; null if it has none. */
  readonly fontPath: string | null;
  /** The site's own files in the style sheets, relative to its root. */
  readonly sources: readonly string[];
  readonly themeColors: readonly ThemeColor[];
  /** Warnings about rules that browsers will not read as intended. */
  readonly warnings: readonly Problem[];
}

interface StyleOptions {
  readonly markdown: MarkdownOptions;
  /** The files that change the theme; null if the theme is docsgen's own. */
  readonly overrides: Overrides | null;
  readonly bundles: BundleStore;
  readonly styles: StyleReader;
  /** Whether pages have the theme's style sheet inside, which saves a request before they show. */
  readonly isInline: boolean;
}

const themeStyles = join(packageFolder(), 'src', 'theme', 'styles');

/** A longer style sheet of a site is loaded as a file, which browsers keep, in characters. */
const longestInline = 8000;

/**
 * Returns the style sheet of the theme with the additions of the configuration, and the one of the
 * site. Throws a `DocsgenError` if something cannot be bundled.
 */
export async function bundleStyle(config: Config, options: StyleOptions): Promise<StyleBundle> {
  const [theme, site] = await Promise.all([themeStyle(config, options), bundleSiteStyles(config, options.styles)]);
  // A style sheet that is missing is a problem of its bundle, so this reads what is there.
  const colors = await readColors(config);
  const isSiteInline = options.isInline && canBeInline(site);
  const linked = [options.isInline ? '' : theme, isSiteInline ? '' : site.css].filter((css) => css !== '');
  const files = linked.map((css) => {
    const hash = createHash('sha256').update(css).digest('hex').slice(0, 8).toUpperCase();
    return { path: `assets/style-${hash}.css`, bytes: Buffer.from(css) };
  });
  return {
    files: [...site.files, ...files],
    inlineStyle: options.isInline ? theme + (isSiteInline ? site.css : '') : '',
    stylePaths: files.map(({ path }) => path),
    fontPath: site.fontPath,
    sources: site.sources,
    themeColors: themeColors(config, colors),
    warnings: [...site.warnings, ...checkContrast(config, colors)],
  };
}

/** Returns whether a style sheet means the same inside a page as in a file of its own. */
function canBeInline({ css }: SiteStyles): boolean {
  // Addresses start from the file, and imports come first in it.
  return css.length <= longestInline && !/url\(|@import|<\//i.test(css);
}

/** The style sheet of the question for consent, which few sites need. */
const consentStyle = join(themeStyles, 'consent.css');

/** Returns the style sheet of the theme with what the configuration adds to it, minified. */
async function themeStyle(
  config: Config,
  { markdown, overrides, bundles }: Pick<StyleOptions, 'markdown' | 'overrides' | 'bundles'>,
): Promise<string> {
  const { palette, announcements, asksConsent } = config;
  const read = (path: string) => readFile(path, 'utf8');
  const additions = await Promise.all([
    inLayer('tokens', palette === null ? '' : paletteCss(palette)),
    inLayer('content', codeThemeCss(markdown.codeTheme, markdown.darkCodeTheme)),
    inLayer('components', announcementCss(announcements)),
    inLayer('components', asksConsent ? read(consentStyle) : ''),
    inLayer('tokens', darkColors(config)),
    inLayer('utilities', announcedCss(announcements)),
    ...styleExtras(config, overrides).map((file) => inLayer('utilities', read(file))),
  ]);
  const { code } = await transform(additions.join(''), {
    loader: 'css',
    minify: true,
    target: browserTargets,
    logLevel: 'silent',
  });
  return (await bundles.load('theme-style', bundleThemeStyle)).trim() + code.trim();
}

async function inLayer(layer: string, css: string | Promise<string>): Promise<string> {
  const text = await css;
  return text === '' ? '' : `@layer ${layer}{${text}}`;
}

/** Returns the colors of the theme and of the site. */
async function readColors(config: Config): Promise<ReturnType<typeof siteColors>> {
  const tokens = await readFile(join(themeStyles, 'tokens.css'), 'utf8');
  const own = await Promise.all(
    siteStylePaths(config).map(async (path) => ({
      file: posix.normalize(path),
      text: await readFile(join(config.root, path), 'utf8'),
    })),
  );
  return siteColors({ config, tokens, styles: own });
}

/** Returns the style sheet of the theme alone. */
export async function bundleThemeStyle(note?: NoteInputs): Promise<string> {
  const entry = join(themeStyles, 'index.css');
  const { outputFiles, metafile } = await build({
    ...scriptOptions,
    entryPoints: [entry],
  });
  note?.(metafile);
  return outputFiles[0]?.text ?? '';
}
