import { createHash } from 'node:crypto';
import { areChosen } from '../config/announcements.ts';
import type { Config } from '../config/config.ts';
import { settleAll, uniqueProblems } from '../shared/problem.ts';
import { writePolicy } from '../shared/policy-sources.ts';
import type { Problem } from '../shared/problem.ts';
import type { MarkdownOptions } from '../markdown/page/options.ts';
import { bundleSearch, type SearchBundle } from './bundle-search.ts';
import { bundleScripts, type PrepaintOptions, type Scripts } from './bundle-scripts.ts';
import { bundleServices } from './bundle-services.ts';
import { bundleSiteScripts } from './bundle-site-scripts.ts';
import { bundlePageStyles } from './bundle-page-styles.ts';
import type { BundleStore } from './bundle-store.ts';
import { bundleImportedStyles, type PageImports, type ThemeImport } from './bundle-imported-styles.ts';
import { bundleStyle, type StyleBundle } from './bundle-style.ts';
import { hashesOfTags } from './hashes-of-tags.ts';
import type { IslandModule } from './islands.ts';
import { namePlugins, namingPlugins } from './name-plugins.ts';
import type { ThemeBundle } from './open-theme.ts';
import type { OutputFile } from './output-file.ts';
import { licensesFile } from './package-licenses.ts';
import { checkRuntimeStyles } from './runtime-styles.ts';
import type { StyleReader } from './style-reader.ts';

/** The files that a browser loads in addition to the pages. */
export interface ClientBundle extends Pick<StyleBundle, 'inlineStyle' | 'stylePaths' | 'fontPath' | 'themeColors'> {
  /**
   * The style sheets with the files that they refer to, all scripts, and the licenses of packages
   * in them.
   */
  readonly files: readonly OutputFile[];
  /** Paths of the style sheets for parts that few pages have, by their names. */
  readonly pageStyles: Readonly<Record<string, string>>;
  /**
   * Paths of the style sheets that the components of texts import, by the path of the text's file.
   */
  readonly textStyles: ReadonlyMap<string, string>;
  /** The style sheets that components of the theme import. */
  readonly themeStyles: readonly ThemeImport[];
  readonly scripts: Scripts;
  /** Null for a site without search. */
  readonly search: SearchBundle | null;
  /** Paths of the scripts that the configuration names, by their `src` there, and of plugins. */
  readonly siteScripts: Readonly<Record<string, string>>;
  /** Path of the script that starts services and asks for consent; null if the site has none. */
  readonly servicesPath: string | null;
  /** Content-Security-Policy of the pages, for the header and the meta element. */
  readonly policy: string;
  /** Changes when pages of another build would not work with these scripts and styles. */
  readonly buildId: string;
  /** The site's own files in the style sheet and the search, relative to its root. */
  readonly sources: readonly string[];
  readonly warnings: readonly Problem[];
}

interface ClientOptions {
  readonly config: Config;
  readonly markdown: MarkdownOptions;
  readonly islands: ReadonlyMap<string, IslandModule>;
  /** What the components of texts import, by the path of the text's file. */
  readonly imports: ReadonlyMap<string, PageImports>;
  readonly theme: Pick<ThemeBundle, 'hash' | 'overrides' | 'islands' | 'importedStyles'>;
  readonly styles: StyleReader;
  readonly bundles: BundleStore;
  /**
   * Whether pages have the theme's style sheet inside. The development server links it, because a
   * page that is open could not take over another one: its policy names the first.
   */
  readonly isStyleInline: boolean;
}

/** An empty bundle, used when bundling fails and pages are rendered only to find their problems. */
export const noClient: ClientBundle = {
  files: [],
  inlineStyle: '',
  stylePaths: [],
  fontPath: null,
  pageStyles: {},
  textStyles: new Map(),
  themeStyles: [],
  themeColors: [],
  scripts: { files: [], packages: [], islandStyles: {}, earlyPath: '', prepaint: '', prepaintHash: '' },
  search: null,
  siteScripts: {},
  servicesPath: null,
  policy: '',
  buildId: '',
  sources: [],
  warnings: [],
};

/**
 * Returns the style sheet and the scripts of a site. File names contain a hash of the content.
 * Throws a `DocsgenError` with the problems of all parts that cannot be bundled.
 */
export async function bundleClient(options: ClientOptions): Promise<ClientBundle> {
  const { pluginAssets } = options.config;
  const bundle = await namingPlugins(bundleAll(options), pluginAssets);
  return { ...bundle, warnings: namePlugins(bundle.warnings, pluginAssets) };
}

async function bundleAll(options: ClientOptions): Promise<ClientBundle> {
  const { config, markdown, islands, theme, bundles, styles, isStyleInline: isInline } = options;
  const { overrides } = theme;
  const prepaint = {
    ...announcementOptions(config),
    hasColorSwitch: config.colorMode.switch !== false,
    ...(config.colorMode.switch === 'three-state' ? { isThreeState: true } : {}),
    ...(config.collections.some((each) => each.hideableSidebar) ? { hidesSidebar: true } : {}),
    followed: followedMode(config.colorMode),
  };
  const finding = bundleSearch(config, bundles);
  // The scripts refer to the modules of the search. If these fail, the scripts are bundled without
  // them, so that problems of the islands are found too.
  const making = finding
    .catch(() => null)
    .then((search) => bundleScripts({ root: config.root, prepaint, islands, overrides, styles, search }, bundles));
  const bundlingScripts = bundleSiteScripts(config, styles);
  const importing = Promise.all([making, bundlingScripts]).then(([scripts, own]) =>
    bundleImportedStyles({
      root: config.root,
      styles,
      pages: options.imports,
      theme: theme.importedStyles,
      scripts: own.importedStyles,
      islands: scripts.islandStyles,
      themeIslands: [...theme.islands.keys()],
    }),
  );
  const [search, style, pageStyles, scripts, own, services, imported] = await settleAll([
    finding,
    bundleStyle(config, { markdown, overrides, bundles, styles, isInline }),
    bundlePageStyles(bundles),
    making,
    bundlingScripts,
    bundleServices(config, bundles),
    importing,
  ]);
  const policy = policyOfSite(config, scripts, style.inlineStyle);
  const paths = JSON.stringify(own.paths);
  const blocked = checkRuntimeStyles(config, [...scripts.packages, ...own.packages]);
  const licenses = licensesFile([...scripts.packages, ...(search?.packages ?? []), ...own.packages]);
  const identity = [
    theme.hash,
    ...style.stylePaths,
    style.inlineStyle,
    scripts.earlyPath,
    scripts.prepaint,
    policy,
    paths,
    // Navigation must not mix the pages of two outputs on one host.
    ...(config.domain === null ? [] : [config.url + config.base]),
  ];
  return {
    files: eachOnce([
      ...style.files,
      ...imported.files,
      ...pageStyles.files,
      ...scripts.files,
      ...(search?.files ?? []),
      ...own.files,
      ...services,
      ...(licenses ? [licenses] : []),
    ]),
    inlineStyle: style.inlineStyle,
    stylePaths: style.stylePaths,
    fontPath: style.fontPath,
    pageStyles: pageStyles.paths,
    textStyles: imported.pages,
    themeStyles: imported.theme,
    scripts,
    themeColors: style.themeColors,
    search,
    siteScripts: own.paths,
    servicesPath: services[0]?.path ?? null,
    policy,
    buildId: createHash('sha256').update(identity.join(' ')).digest('hex').slice(0, 12),
    sources: [...style.sources, ...imported.sources, ...(search?.sources ?? []), ...own.sources],
    warnings: uniqueProblems([...style.warnings, ...imported.warnings, ...(blocked ? [blocked] : [])]),
  };
}

/** Two style sheets may refer to one file, which has the same path in both. */
function eachOnce(files: readonly OutputFile[]): readonly OutputFile[] {
  return [...new Map(files.map((file) => [file.path, file])).values()];
}

function announcementOptions({ announcements }: Config): Pick<PrepaintOptions, 'announcementId' | 'announcements'> {
  const [only] = announcements;
  if (!areChosen(announcements)) return { announcementId: only?.isCloseable ? only.id : null };
  const chosen = announcements.map(({ id, from, to }) => [id, from ?? '', to ?? ''] as const);
  return { announcementId: null, announcements: chosen };
}

/** Returns the default of a color mode that can follow the system; null if it cannot. */
function followedMode({ default: first, switch: states }: Config['colorMode']): PrepaintOptions['followed'] {
  return first === 'system' || states === 'three-state' ? first : null;
}

/** Returns the policy of the pages without code of their own. */
function policyOfSite({ policy, security, head }: Config, { prepaintHash }: Scripts, inlineStyle: string): string {
  const own = inlineStyle === '' ? [] : [{ tag: 'style', content: inlineStyle } as const];
  const { scripts, styles } = hashesOfTags([...own, ...head]);
  return writePolicy({
    additions: policy,
    inlineStyles: security.inlineStyles,
    scriptHashes: [prepaintHash, ...scripts],
    styleHashes: styles,
  });
}
