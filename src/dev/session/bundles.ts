import { bundleClient, type ClientBundle } from '../../bundler/bundle-client.ts';
import { bundleMdxModules, type MdxBundle } from '../../bundler/bundle-mdx-modules.ts';
import { openPrebuiltBundles } from '../../bundler/bundle-store.ts';
import type { ThemeBundle } from '../../bundler/open-theme.ts';
import type { Config } from '../../config/config.ts';
import { pageFormat } from '../../content/page-file.ts';
import type { PageMetadata } from '../../markdown/page/compiled-page.ts';
import type { MarkdownOptions } from '../../markdown/page/options.ts';
import { DocsgenError, type Problem } from '../../shared/problem.ts';
import type { Site } from '../../site/graph/site.ts';
import type { PageCompiler } from './page-compiler.ts';

/** The bundles of a site after the last change. If one fails, the last one that worked is used. */
export interface SiteBundles {
  readonly mdxModules: MdxBundle['mdxModules'];
  readonly client: ClientBundle;
  /** The islands of the theme and of the site, by name. */
  readonly islands: MdxBundle['islands'];
  /** Problems of the JavaScript of `.mdx` pages. */
  readonly mdxProblems: readonly Problem[];
  /** Problems of style sheets and scripts. */
  readonly clientProblems: readonly Problem[];
}

/** Creates the bundles of a site. */
export interface Bundler {
  /** Returns the bundles. Throws a `DocsgenError` if the scripts or style sheets never worked. */
  readonly bundle: (site: Site, markdown: MarkdownOptions, compile: PageCompiler) => Promise<SiteBundles>;
  /** Bundles scripts and style sheets during the scan: most sites need no content for that. */
  readonly prepare: (config: Config, markdown: MarkdownOptions) => void;
  /**
   * Marks the bundles that contain a changed file to be bundled again. `files` are relative to the
   * root. Returns which kinds of bundles are affected.
   */
  readonly forget: (files: ReadonlySet<string>) => { readonly scripts: boolean; readonly styles: boolean };
}

interface BundlerOptions {
  readonly root: string;
  /** `.docsgen` in the root. */
  readonly folder: string;
  readonly theme: ThemeBundle;
}

type Islands = MdxBundle['islands'];

/** A bundle or the last one that worked; null if none did. `key` names what it was made from. */
interface Made<Bundle> {
  readonly key: string;
  readonly bundle: Bundle | null;
  readonly problems: readonly Problem[];
}

const code = /\.(?:[cm]?[jt]sx?|json)$/;
const style = /\.(?:css|woff2?|svg|png|jpe?g|webp|avif)$/;

/** Returns the bundler of the site in a folder. It bundles again only what has changed. */
export function createBundler({ root, folder, theme }: BundlerOptions): Bundler {
  const prebuilt = openPrebuiltBundles();
  let mdxModules: Made<MdxBundle> | null = null;
  let client: Made<ClientBundle> | null = null;
  // Counts changes. If it changes during bundling, the bundle may have old and new files in it.
  let changeCount = 0;
  const bundleSiteModules = async (site: Site, compile: PageCompiler): Promise<Made<MdxBundle>> => {
    const metadata = await compileMdx(site, compile);
    const key = JSON.stringify([...metadata].map(([file, { mdxModule }]) => [file, mdxModule]));
    if (mdxModules?.key === key) return mdxModules;
    const begun = changeCount;
    const { value, problems } = await bundleMdxModules({ root, cache: folder, pages: metadata, theme });
    const isBad = problems.some(({ severity }) => severity === 'error');
    const bundle = isBad && mdxModules ? mdxModules.bundle : value;
    return (mdxModules = { key: changeCount === begun ? key : '', bundle, problems });
  };
  let making: { readonly key: string; readonly begun: number; readonly made: Promise<Made<ClientBundle>> } | null =
    null;
  const makeClient = async (key: string, config: Config, markdown: MarkdownOptions, islands: Islands) => {
    const [begun, previous] = [changeCount, client?.bundle ?? null];
    const options = { config, markdown, islands, themeHash: theme.hash, bundles: prebuilt };
    const made = await bundleClient(options).then(
      (bundle) => ({ bundle, problems: bundle.warnings }),
      (error: unknown) => ({ bundle: previous, problems: problemsOf(error) }),
    );
    return (client = { key: changeCount === begun ? key : '', ...made });
  };
  const bundleSiteClient = (config: Config, markdown: MarkdownOptions, islands: Islands) => {
    const key = JSON.stringify([config, markdown, [...islands]]);
    if (client?.key === key) return Promise.resolve(client);
    if (making?.key === key && making.begun === changeCount) return making.made;
    making = { key, begun: changeCount, made: makeClient(key, config, markdown, islands) };
    return making.made;
  };
  return {
    bundle: async (site, markdown, compile) => {
      const made = await bundleSiteModules(site, compile);
      const islands = made.bundle?.islands ?? theme.islands;
      const { bundle, problems } = await bundleSiteClient(site.config, markdown, islands);
      if (bundle === null) throw new DocsgenError(problems);
      const running = made.bundle?.mdxModules ?? new Map();
      return { mdxModules: running, client: bundle, islands, mdxProblems: made.problems, clientProblems: problems };
    },
    prepare: (config, markdown) => {
      // An error is reported when the bundle is requested.
      bundleSiteClient(config, markdown, theme.islands).catch(() => undefined);
    },
    forget: (files) => {
      changeCount += 1;
      const isInMdxModules = isIn(mdxModules, files, code);
      const scripts = isInMdxModules || isIn(client, files, code);
      const styles = isIn(client, files, style);
      if (isInMdxModules) mdxModules = forgotten(mdxModules);
      if (scripts || styles) client = forgotten(client);
      return { scripts, styles };
    },
  };
}

type WithSources = Made<{ readonly sources: readonly string[] }>;

/** Returns whether a bundle has one of the files, or has failed: a missing file may exist now. */
function isIn(made: WithSources | null, files: ReadonlySet<string>, kind: RegExp): boolean {
  if (made === null) return false;
  const hasFailed = made.problems.some(({ severity }) => severity === 'error');
  const isPart = (file: string) => hasFailed || made.bundle?.sources.includes(file) === true;
  return [...files].some((file) => kind.test(file) && isPart(file));
}

function forgotten<Bundle>(made: Made<Bundle> | null): Made<Bundle> | null {
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
