import { join } from 'node:path';
import { findOverrides, noOverrides, type Overrides } from '../../bundler/find-overrides.ts';
import { namePlugins } from '../../bundler/name-plugins.ts';
import { readContract } from '../../bundler/check-contract.ts';
import type { Config } from '../../config/config.ts';
import { collectionTypes } from '../../collections/collection-types.ts';
import { checkLocaleLinks, unlinkedLocales } from '../../pipeline/check-publishing.ts';
import { loadSite } from '../../pipeline/load-site.ts';
import { openSiteFilter } from '../../pipeline/problem-filter/create-problem-filter.ts';
import { readSiteConfig } from '../../pipeline/read-site-config.ts';
import { DocsgenError, type Problem } from '../../shared/problem.ts';
import { findStateFolder } from '../../config/state-folder.ts';
import { replaceable } from '../../theme/replaceable.ts';
import { type CacheState, examineCache } from './examine-cache.ts';
import { examinePackages, type InstalledPackage } from './examine-packages.ts';

/** An override of a component, with its contract. */
export interface EjectedFile {
  /** Name of the component. */
  readonly component: string;
  /** The contract that it was ejected with; null if the file does not say. */
  readonly contract: number | null;
  /** The current contract of the component. */
  readonly current: number;
}

/** The files of a folder that changes the theme. */
export interface OverrideNames {
  /** The components that it replaces. */
  readonly components: readonly EjectedFile[];
  /** The slots that it fills. */
  readonly slots: readonly string[];
  /** The navbar items that it adds. */
  readonly navbarItems: readonly string[];
  /** Whether it has components and elements for all pages. */
  readonly mdxComponents: boolean;
}

/** What a plugin adds to pages. */
export interface PluginContents extends OverrideNames {
  /** Name of the plugin. */
  readonly plugin: string;
  /** Style sheets and scripts, relative to the root. */
  readonly files: readonly string[];
}

/** What `docsgen doctor` finds. */
export interface Examination {
  /** Version of Node.js, and the platform. */
  readonly node: { readonly version: string; readonly platform: string };
  /** docsgen itself, React, and the optional packages. */
  readonly packages: readonly InstalledPackage[];
  /** The configuration file; null if there is none. */
  readonly configuration: string | null;
  /** The files of the site's `theme/`. */
  readonly overrides: OverrideNames;
  /** What each plugin adds to pages. */
  readonly plugins: readonly PluginContents[];
  /** The build cache. */
  readonly cache: CacheState;
  /** What is wrong. */
  readonly problems: readonly Problem[];
}

/** Returns the state of an installation and of a site, with everything that is wrong in it. */
export async function examineSite(root: string): Promise<Examination> {
  const configured = await readSiteConfig(root, collectionTypes).catch((error: unknown) => {
    if (!(error instanceof DocsgenError)) throw error;
    return { value: null, problems: error.problems };
  });
  const found = findOverrides(root, [join(root, 'theme')]);
  const assets = configured.value?.config.pluginAssets ?? [];
  const plugins = assets.map(({ plugin, theme, styles, scripts }) => {
    const brought = findOverrides(root, theme === null ? [] : [join(root, theme)]);
    return { plugin, files: [...styles, ...scripts], brought };
  });
  const ofPlugins = plugins.flatMap(({ brought }) => namePlugins(brought.problems, assets));
  const packages = examinePackages(root);
  return {
    node: { version: process.version, platform: `${process.platform} ${process.arch}` },
    packages: packages.found,
    configuration:
      configured.value?.config.file ?? configured.problems.find(({ file }) => file !== undefined)?.file ?? null,
    overrides: describe(found.overrides),
    plugins: plugins.map(({ brought, ...plugin }) => ({ ...plugin, ...describe(brought.overrides) })),
    cache: await examineCache(join(await findStateFolder(root), 'cache')),
    problems: [
      ...packages.problems,
      ...configured.problems,
      ...found.problems,
      ...ofPlugins,
      ...(await findUnlinked(root, configured.value?.config)),
    ],
  };
}

/**
 * Returns the warning about locales without links. The pages are read only if nothing else has one.
 */
async function findUnlinked(root: string, config: Config | undefined): Promise<readonly Problem[]> {
  if (!config || unlinkedLocales(config).length === 0) return [];
  const { value: site } = await loadSite({ root, drafts: false });
  return openSiteFilter(site, { baseline: null }).filter(checkLocaleLinks(site));
}

function describe(overrides: Overrides | null): OverrideNames {
  const { components, slots, navbarItems, mdxComponents } = overrides ?? noOverrides;
  return {
    components: [...components].map(([component, [file = '']]) => ({
      component,
      contract: readContract(file)?.contract ?? null,
      current: replaceable[component]?.contract ?? 0,
    })),
    slots: [...slots.keys()],
    navbarItems: [...navbarItems.keys()],
    mdxComponents: mdxComponents.length > 0,
  };
}
