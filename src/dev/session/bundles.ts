import { join } from 'node:path';
import { bundleClient, type ClientBundle, noClient } from '../../bundler/bundle-client.ts';
import { bundleMdxModules, type MdxBundle } from '../../bundler/bundle-mdx-modules.ts';
import { openPrebuiltBundles } from '../../bundler/bundle-store.ts';
import type { ThemeBundle } from '../../bundler/open-theme.ts';
import { modulePattern } from '../../bundler/style-loader.ts';
import { createStyleReader, type StyleReader } from '../../bundler/style-reader.ts';
import type { Config } from '../../config/config.ts';
import { pageFormat } from '../../content/page-file.ts';
import type { PageMetadata } from '../../markdown/page/compiled-page.ts';
import type { MarkdownOptions } from '../../markdown/page/options.ts';
import type { SitePlugins } from '../../plugins/loading/open-plugins.ts';
import { DocsgenError, type Problem, uniqueProblems } from '../../shared/problem.ts';
import type { Site } from '../../site/graph/site.ts';
import { createDevTheme, type MadeTheme } from './dev-theme.ts';
import type { PageCompiler } from './page-compiler.ts';

/** The bundles of a site after the last change. If one fails, the last one that worked is used. */
export interface SiteBundles {
  readonly theme: ThemeBundle;
  readonly mdxModules: MdxBundle['mdxModules'];
  /** Those of the last bundle, also if some could not be bundled. */
  readonly newestModules: MdxBundle['mdxModules'];
  readonly client: ClientBundle;
  /** Whether scripts and style sheets have worked once. If not, pages cannot be shown. */
  readonly hasClient: boolean;
  /** The islands of the theme and of the site, by name. */
  readonly islands: MdxBundle['islands'];
  readonly imports: MdxBundle['imports'];
  readonly styles: StyleReader;
  /** Problems of the JavaScript of `.mdx` pages. */
  readonly mdxProblems: readonly Problem[];
  /** Problems of the site's components of the theme, of style sheets and of scripts. */
  readonly clientProblems: readonly Problem[];
}

/** Creates the bundles of a site. */
export interface Bundler {
  /** Returns the bundles. */
  readonly bundle: (site: Site, settings: BundlerSettings, compile: PageCompiler) => Promise<SiteBundles>;
  /**
   * Bundles the theme, scripts and style sheets during the scan: most sites need no content for
   * that. Loads the theme.
   */
  readonly prepare: (config: Config, settings: BundlerSettings, load: (themeFile: string) => Promise<void>) => void;
  /**
   * Marks the bundles that contain a changed file to be bundled again. `files` are relative to the
   * root. Returns which kinds of bundles are affected.
   */
  readonly forget: (files: ReadonlySet<string>) => { readonly scripts: boolean; readonly styles: boolean };
}

/** What bundles depend on besides the configuration. */
export interface BundlerSettings {
  readonly markdown: MarkdownOptions;
  readonly plugins: SitePlugins;
}

interface BundlerOptions {
  readonly root: string;
  /** `.docsgen` in the root. */
  readonly folder: string;
  /** The modules with the components of main areas. */
  readonly components: readonly string[];
}

/** What scripts and style sheets are made of. */
interface ClientSource {
  readonly config: Config;
  readonly markdown: MarkdownOptions;
  readonly theme: ThemeBundle;
  readonly styles: StyleReader;
  readonly pages: Pick<MdxBundle, 'islands' | 'imports'>;
}

/** A bundle or the last one that worked; null if none did. `key` names what it was made from. */
interface Made<Bundle> {
  readonly key: string;
  readonly bundle: Bundle | null;
  readonly problems: readonly Problem[];
}

interface MadeModules extends Made<MdxBundle> {
  /** The last bundle, also if some modules could not be bundled. */
  readonly newest: MdxBundle;
}

const code = new RegExp(`\\.(?:[cm]?[jt]sx?|json)$|${modulePattern.source}`);
/** Style sheets refer to files of any kind. */
const style = /./;

/** Returns the bundler of the site in a folder. It bundles again only what has changed. */
export function createBundler({ root, folder, components }: BundlerOptions): Bundler {
  const devTheme = createDevTheme({ root, components, folder: join(folder, 'cache', 'theme') });
  const prebuilt = openPrebuiltBundles();
  const { stylesOf, forgetStyles } = createStyleReaders(root, () => (client = forgotten(client)));
  let mdxModules: MadeModules | null = null;
  let client: Made<ClientBundle> | null = null;
  // Counts changes. If it changes during bundling, the bundle may have old and new files in it.
  let changeCount = 0;
  const bundleSiteModules = async (
    site: Site,
    { theme, styles }: Pick<ClientSource, 'theme' | 'styles'>,
    compile: PageCompiler,
  ): Promise<MadeModules> => {
    const metadata = await compileMdx(site, compile);
    const key = JSON.stringify([theme.hash, ...[...metadata].map(([file, { mdxModule }]) => [file, mdxModule])]);
    if (mdxModules?.key === key) return mdxModules;
    const begun = changeCount;
    const { value, problems } = await bundleMdxModules({ root, cache: folder, pages: metadata, theme, styles });
    const isBad = problems.some(({ severity }) => severity === 'error');
    const bundle = isBad && mdxModules ? mdxModules.bundle : value;
    return (mdxModules = { key: changeCount === begun ? key : '', bundle, newest: value, problems });
  };
  let making: { readonly key: string; readonly begun: number; readonly made: Promise<Made<ClientBundle>> } | null =
    null;
  const makeClient = async (key: string, { pages, ...source }: ClientSource) => {
    const [begun, previous] = [changeCount, client?.bundle ?? null];
    const options = { ...source, ...pages, bundles: prebuilt, isStyleInline: false };
    const made = await bundleClient(options).then(
      (bundle) => ({ bundle, problems: bundle.warnings }),
      (error: unknown) => ({ bundle: previous, problems: problemsOf(error) }),
    );
    return (client = { key: changeCount === begun ? key : '', ...made });
  };
  const bundleSiteClient = (source: ClientSource) => {
    const { config, markdown, theme, pages } = source;
    const key = JSON.stringify([config, markdown, theme.hash, [...pages.islands], [...pages.imports]]);
    if (client?.key === key) return Promise.resolve(client);
    if (making?.key === key && making.begun === changeCount) return making.made;
    making = { key, begun: changeCount, made: makeClient(key, source) };
    return making.made;
  };
  return {
    bundle: async (site, { markdown, plugins }, compile) => {
      const { config } = site;
      const styles = stylesOf(plugins);
      const opened = await devTheme.open(config, styles);
      const { theme } = opened;
      const made = await bundleSiteModules(site, { theme, styles }, compile);
      const pages = pagesOf(theme, made.bundle);
      const { bundle, problems } = await bundleSiteClient({ config, markdown, theme, styles, pages });
      const mdxModules: MdxBundle['mdxModules'] = made.bundle?.mdxModules ?? new Map();
      // The islands contain components of the site too, and repeat their problems.
      const clientProblems = uniqueProblems([...opened.problems, ...problems]);
      const ofPages = { mdxModules, newestModules: made.newest.mdxModules, ...pages, mdxProblems: made.problems };
      return { theme, styles, ...ofPages, client: bundle ?? noClient, hasClient: bundle !== null, clientProblems };
    },
    prepare: (config, { markdown, plugins }, load) => {
      const styles = stylesOf(plugins);
      const prepareTheme = async ({ theme }: MadeTheme) => {
        const pages = pagesOf(theme, null);
        await Promise.all([load(theme.file), bundleSiteClient({ config, markdown, theme, styles, pages })]);
      };
      // An error is reported when the bundle is requested.
      devTheme
        .open(config, styles)
        .then(prepareTheme, () => undefined)
        .catch(() => undefined);
    },
    forget: (files) => {
      changeCount += 1;
      const [isInStyles, isInTheme] = [forgetStyles(files), devTheme.forget(files)];
      const isInMdxModules = isIn(mdxModules, files, code);
      const scripts = isInTheme || isInMdxModules || isIn(client, files, code);
      const styles = isInStyles || isIn(client, files, style);
      if (isInMdxModules) mdxModules = forgotten(mdxModules);
      if (scripts || styles) client = forgotten(client);
      return { scripts, styles };
    },
  };
}

/**
 * Returns the function that gives the reader of style sheets for the plugins of a site, and one
 * that tells the latest of them which files have changed. Plugins change style sheets, and are
 * loaded again with the configuration: `onNew` is called for others than the last time.
 */
function createStyleReaders(root: string, onNew: () => void) {
  let latest: { readonly plugins: SitePlugins; readonly styles: StyleReader } | null = null;
  return {
    stylesOf: (plugins: SitePlugins): StyleReader => {
      if (latest?.plugins !== plugins) {
        latest = { plugins, styles: createStyleReader({ root, plugins: plugins.plugins }) };
        onNew();
      }
      return latest.styles;
    },
    forgetStyles: (files: ReadonlySet<string>): boolean => latest?.styles.forget(files) === true,
  };
}

function pagesOf({ islands }: ThemeBundle, mdx: MdxBundle | null): ClientSource['pages'] {
  return { islands: mdx?.islands ?? islands, imports: mdx?.imports ?? new Map() };
}

type WithSources = Made<{ readonly sources: readonly string[] }>;

/** Returns whether a bundle has one of the files, or has failed: a missing file may exist now. */
function isIn(made: WithSources | null, files: ReadonlySet<string>, kind: RegExp): boolean {
  if (made === null) return false;
  const hasFailed = made.problems.some(({ severity }) => severity === 'error');
  const isPart = (file: string) => hasFailed || made.bundle?.sources.includes(file) === true;
  return [...files].some((file) => kind.test(file) && isPart(file));
}

function forgotten<M extends Made<unknown>>(made: M | null): M | null {
  return made && { ...made, key: '' };
}

async function compileMdx(site: Site, compile: PageCompiler): Promise<ReadonlyMap<string, PageMetadata>> {
  const routes = site.routes.filter((route) => {
    const source = route.entry?.source;
    return source !== undefined && pageFormat(source.file) !== 'md';
  });
  if (routes.length === 0) return new Map();
  const { metadata } = await compile({ site, routes });
  return metadata;
}

function problemsOf(error: unknown): readonly Problem[] {
  if (error instanceof DocsgenError) return error.problems;
  throw error;
}
