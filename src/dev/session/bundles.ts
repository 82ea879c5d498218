import { bundleClient, type ClientBundle } from '../../build/bundle/bundle-client.ts';
import { bundlePrograms, type ProgramBundle } from '../../build/bundle/bundle-programs.ts';
import { openShippedBundles } from '../../build/bundle/bundle-store.ts';
import type { ThemeBundle } from '../../build/bundle/open-theme.ts';
import { pageFormat } from '../../content/page-file.ts';
import type { PageFacts } from '../../markdown/compiled-page.ts';
import type { MarkdownOptions } from '../../markdown/options.ts';
import { DocsgenError, type Problem } from '../../shared/problem.ts';
import { entryOf } from '../../site/route.ts';
import type { Site } from '../../site/site.ts';
import type { PageCompiler } from './page-compiler.ts';
import { viewOf } from './view-of.ts';

/** What is bundled of a site, as of the last change. Of what cannot be bundled it is the last that could. */
export interface SiteBundles {
  readonly programs: ProgramBundle['programs'];
  readonly client: ClientBundle;
  /** What stands in the way of the JavaScript of `.mdx` pages. */
  readonly programProblems: readonly Problem[];
  /** What stands in the way of style sheets and scripts. */
  readonly clientProblems: readonly Problem[];
}

/** Bundles a site. */
export interface Bundler {
  readonly bundle: (site: Site, markdown: MarkdownOptions, compile: PageCompiler) => Promise<SiteBundles>;
  /** Has everything bundled anew: files have changed that may be in a bundle. */
  readonly forget: () => void;
}

interface BundlerOptions {
  readonly root: string;
  /** `.docsgen` in the root. */
  readonly folder: string;
  readonly theme: ThemeBundle;
}

/** Returns the bundler of the site in a folder. It does nothing twice. */
export function createBundler({ root, folder, theme }: BundlerOptions): Bundler {
  const shipped = openShippedBundles();
  let programs: { readonly key: string; readonly bundle: ProgramBundle; readonly problems: readonly Problem[] } | null =
    null;
  let client: {
    readonly key: unknown;
    readonly bundle: ClientBundle | null;
    readonly problems: readonly Problem[];
  } | null = null;
  const bundleSitePrograms = async (site: Site, compile: PageCompiler) => {
    const facts = await compileMdx(site, compile);
    const key = JSON.stringify([...facts].map(([file, { program }]) => [file, program]));
    if (programs?.key === key) return programs;
    const { value, problems } = await bundlePrograms({ root, cache: folder, pages: facts, theme });
    const isBad = problems.some(({ severity }) => severity === 'error');
    programs = { key, bundle: isBad && programs ? programs.bundle : value, problems };
    return programs;
  };
  return {
    bundle: async (site, markdown, compile) => {
      const made = await bundleSitePrograms(site, compile);
      const { islands } = made.bundle;
      const key = JSON.stringify([site.config, markdown, [...islands]]);
      if (client?.key !== key) {
        const options = { config: site.config, markdown, islands, themeHash: theme.hash, bundles: shipped };
        client = await bundleClient(options).then(
          (bundle) => ({ key, bundle, problems: [] }),
          (error: unknown) => ({ key, bundle: client?.bundle ?? null, problems: problemsOf(error) }),
        );
      }
      if (client.bundle === null) throw new DocsgenError(client.problems);
      return {
        programs: made.bundle.programs,
        client: client.bundle,
        programProblems: made.problems,
        clientProblems: client.problems,
      };
    },
    forget: () => {
      programs &&= { ...programs, key: '' };
      client &&= { ...client, key: '' };
    },
  };
}

async function compileMdx(site: Site, compile: PageCompiler): Promise<ReadonlyMap<string, PageFacts>> {
  const routes = site.routes.filter((route) => {
    const source = entryOf(route)?.source;
    return source !== undefined && pageFormat(source.file) === 'mdx';
  });
  if (routes.length === 0) return new Map();
  const { facts } = await compile(viewOf(site, routes));
  return facts;
}

function problemsOf(error: unknown): readonly Problem[] {
  if (error instanceof DocsgenError) return error.problems;
  throw error;
}
