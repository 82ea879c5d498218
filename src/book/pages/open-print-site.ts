import { join, resolve } from 'node:path';
import { createBuildServices } from '../../build/build-services.ts';
import { openSiteTheme } from '../../bundler/open-site-theme.ts';
import { createStyleReader } from '../../bundler/style-reader.ts';
import { openCache } from '../../cache/cache.ts';
import { codeIdentity } from '../../cache/code-identity.ts';
import { collectionTypes } from '../../collections/collection-types.ts';
import type { Config } from '../../config/config.ts';
import { withMakers } from '../../content/generated-pages.ts';
import { codeThemeCss } from '../../markdown/code/code-theme-css.ts';
import { loadCodeTheme } from '../../markdown/code/code-theme.ts';
import { createClock } from '../../pipeline/clock.ts';
import type { KnownPage } from '../../pipeline/compile-pages.ts';
import { generatePages } from '../../pipeline/generate-pages.ts';
import { openSiteFilter } from '../../pipeline/problem-filter/create-problem-filter.ts';
import { loadMarkdownOptions } from '../../pipeline/load-markdown-options.ts';
import { scanSite } from '../../pipeline/load-site.ts';
import type { OnProgress } from '../../pipeline/on-progress.ts';
import { prepare } from '../../pipeline/prepare.ts';
import { readSiteConfig } from '../../pipeline/read-site-config.ts';
import type { RenderInput } from '../../pipeline/render-input.ts';
import type { FoundByRules } from '../../plugins/hooks/check-rules.ts';
import { DocsgenError, hasErrors, type Problem, uniqueProblems } from '../../shared/problem.ts';
import type { Route, Site } from '../../site/graph/site.ts';
import { findStateFolder } from '../../config/state-folder.ts';
import { openWorkerPool, type WorkerPool } from '../../workers/open-worker-pool.ts';
import { poolSettings } from '../../pipeline/pool-settings.ts';

/** A site that is opened to print a part of it. */
export interface PrintSite {
  readonly site: Site;
  readonly pool: WorkerPool;
  /** The colors of code. */
  readonly codeCss: string;
  /**
   * Returns what some of the pages are rendered from. Throws a `DocsgenError` if the site has
   * errors outside its texts, or if these pages have.
   */
  readonly prepare: (routes: readonly Route[]) => Promise<PreparedPages>;
}

interface PreparedPages {
  readonly input: RenderInput;
  readonly warnings: readonly Problem[];
}

/**
 * Opens a site with the code theme for paper, calls back with it, and closes it. Only what
 * `prepare` is asked for is compiled. The results are kept beside those of builds, which have other
 * colors.
 */
export async function withPrintSite<T>(
  { root: folder, onProgress }: { readonly root: string; readonly onProgress: OnProgress },
  work: (opened: PrintSite) => Promise<T>,
): Promise<T> {
  const root = resolve(folder);
  const state = await findStateFolder(root);
  const clock = createClock(onProgress);
  const configured = await clock.measure('load the configuration', () =>
    readSiteConfig(root, collectionTypes, { drafts: false }),
  );
  if (configured.value === null) throw new DocsgenError(configured.problems);
  const { plugins, types, baseline } = configured.value;
  const config = await forPaper(configured.value.config);
  const generated = await generatePages({ config, plugins }, configured.problems);
  const markdown = await loadMarkdownOptions(config, plugins);
  const cache = openCache({ folder: join(state, 'cache'), identity: codeIdentity() });
  const pool = openWorkerPool(poolSettings({ config, plugins, markdown: markdown.value, cache }));
  try {
    const scanned = await clock.measure('scan the content', () =>
      scanSite(config, { types, drafts: false, generated }),
    );
    const site = scanned.value;
    const components = types.flatMap((type) => type.components ?? []);
    const styles = createStyleReader({ root, plugins: plugins.plugins });
    const opened = await openSiteTheme(config, { root, components, folder: join(cache.folder, 'theme'), styles });
    const { filter } = openSiteFilter(site, { baseline });
    const known = filter([...configured.problems, ...scanned.problems, ...markdown.problems, ...opened.problems]);
    return await work({
      site,
      pool,
      codeCss: codeThemeCss(markdown.value.codeTheme, null),
      prepare: async (routes) => {
        const services = createBuildServices({
          ...{ site, plugins, pool, filter, clock, onProgress, markdown: markdown.value, theme: opened.value, styles },
          folder: join(state, 'book'),
          cache: {
            ...cache,
            metadata: await cache.packed<KnownPage>('book/metadata'),
            refFiles: () => cache.packed<unknown>('refs'),
          },
        });
        const openRuleResults = () => cache.packed<FoundByRules>('book/rules');
        const prepared = await prepare({ site, routes }, { ...services, openRuleResults });
        const found = [...known, ...prepared.problems, ...prepared.clientProblems];
        const problems = uniqueProblems(withMakers(found, site.content.generated));
        if (hasErrors(problems)) throw new DocsgenError(problems);
        return { input: prepared.input, warnings: problems };
      },
    });
  } finally {
    await pool.close();
  }
}

/** The colors of a dark code theme cannot be read on paper. */
const lightCodeTheme = 'vsLight';

async function forPaper(config: Config): Promise<Config> {
  const { theme } = config.code;
  // An unknown theme is reported with the other Markdown options.
  const isDark = await loadCodeTheme(theme).then(
    ({ type }) => type === 'dark',
    () => false,
  );
  const code = { ...config.code, theme: isDark ? lightCodeTheme : theme, darkTheme: null };
  // Smaller copies of pictures are for screens.
  return { ...config, code, images: { ...config.images, widths: [] } };
}
