import { createHash } from 'node:crypto';
import type { Config } from '../config/config.ts';
import { settleAll } from '../shared/problem.ts';
import { contentSources } from '../shared/content-policy.ts';
import type { Problem } from '../shared/problem.ts';
import type { MarkdownOptions } from '../markdown/page/options.ts';
import { bundleSearch, type SearchBundle } from './bundle-search.ts';
import { bundleScripts, type Scripts } from './bundle-scripts.ts';
import type { BundleStore } from './bundle-store.ts';
import { bundleStyle } from './bundle-style.ts';
import type { IslandModule } from './islands.ts';
import type { ThemeBundle } from './open-theme.ts';
import type { OutputFile } from './output-file.ts';

/** The files that a browser loads in addition to the pages. */
export interface ClientBundle {
  /** The style sheet and the files that it refers to. */
  readonly files: readonly OutputFile[];
  /** Path of the style sheet, relative to the output folder. */
  readonly stylePath: string;
  readonly scripts: Scripts;
  /** Null for a site without search. */
  readonly search: SearchBundle | null;
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
  readonly theme: Pick<ThemeBundle, 'hash' | 'overrides'>;
  readonly bundles: BundleStore;
}

/** An empty bundle, used when bundling fails and pages are rendered only to find their problems. */
export const noClient: ClientBundle = {
  files: [],
  stylePath: '',
  scripts: { files: [], earlyPath: '', prepaint: '', prepaintHash: '' },
  search: null,
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
  const { config, markdown, islands, theme, bundles } = options;
  const { overrides } = theme;
  const prepaint = {
    announcementId: config.announcement?.isCloseable ? config.announcement.id : null,
    hasColorSwitch: config.colorMode.switch,
  };
  const finding = bundleSearch(config, bundles);
  // The scripts refer to the modules of the search. If these fail, the scripts are bundled without
  // them, so that problems of the islands are found too.
  const making = finding
    .catch(() => null)
    .then((search) => bundleScripts({ root: config.root, prepaint, islands, overrides, search }, bundles));
  const [search, style, scripts] = await settleAll([
    finding,
    bundleStyle(config, { markdown, overrides, bundles }),
    making,
  ]);
  const identity = [theme.hash, style.stylePath, scripts.earlyPath, scripts.prepaint].join(' ');
  return {
    files: [...style.files, ...scripts.files, ...(search?.files ?? [])],
    stylePath: style.stylePath,
    scripts,
    search,
    policy: contentSecurityPolicy(config, scripts.prepaintHash),
    buildId: createHash('sha256').update(identity).digest('hex').slice(0, 12),
    sources: [...style.sources, ...(search?.sources ?? [])],
    warnings: style.warnings,
  };
}

/**
 * Returns the Content-Security-Policy of the pages. Pictures and videos may come from other sites,
 * since writers may embed them; code and styles only from the site itself. Directives that can
 * block something in a text are in `contentSources`, so that the writer gets a problem.
 */
function contentSecurityPolicy({ search, security }: Config, prepaintHash: string): string {
  const connect = search?.connect ?? [];
  return [
    "default-src 'self'",
    ...(connect.length === 0 ? [] : [`connect-src 'self' ${connect.join(' ')}`]),
    `script-src 'self' ${prepaintHash}`,
    security.inlineStyles ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    ...Object.entries(contentSources).map(([directive, sources]) => `${directive} ${sources.join(' ')}`),
    "base-uri 'none'",
  ].join('; ');
}
