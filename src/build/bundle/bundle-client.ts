import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { AnnouncementConfig, Config } from '../../config/config.ts';
import { codeThemeCss } from '../../markdown/code/code-theme-css.ts';
import type { MarkdownOptions } from '../../markdown/options.ts';
import { bundleSearch, type SearchBundle } from './bundle-search.ts';
import { bundleScripts, type Scripts } from './bundle-scripts.ts';
import type { IslandModule } from './islands.ts';
import type { OutputFile } from '../output-file.ts';
import { packageFolder } from './package-folder.ts';

/** What a browser loads beside the pages. */
export interface ClientBundle {
  /** The style sheet and the files that it names. */
  readonly files: readonly OutputFile[];
  /** Path of the style sheet, relative to the output folder. */
  readonly stylePath: string;
  readonly scripts: Scripts;
  /** Null where the site has no search. */
  readonly search: SearchBundle | null;
  /** What pages may load and run, as the header and the meta element say it. */
  readonly policy: string;
  /** Changes with anything that pages of another build could not work with. */
  readonly buildId: string;
}

interface ClientOptions {
  readonly config: Config;
  readonly markdown: MarkdownOptions;
  readonly islands: ReadonlyMap<string, IslandModule>;
  /** Changes with the code of the theme. */
  readonly themeHash: string;
}

/** Returns the style sheet and the scripts of a site. Names are hashes of the content. */
export async function bundleClient({ config, markdown, islands, themeHash }: ClientOptions): Promise<ClientBundle> {
  const search = await bundleSearch(config);
  const [style, scripts] = await Promise.all([bundleStyle(config, markdown), bundleScripts(config, islands, search)]);
  const identity = [themeHash, style.stylePath, scripts.earlyPath, scripts.prepaint].join(' ');
  return {
    files: [...style.files, ...scripts.files, ...(search?.files ?? [])],
    stylePath: style.stylePath,
    scripts,
    search,
    policy: contentSecurityPolicy(config, scripts.prepaintHash),
    buildId: createHash('sha256').update(identity).digest('hex').slice(0, 12),
  };
}

/** Pictures and films may come from elsewhere, since authors may show them; code and styles only from the site itself. */
function contentSecurityPolicy({ search, security }: Config, prepaintHash: string): string {
  const connect = search?.connect ?? [];
  return [
    "default-src 'self'",
    ...(connect.length === 0 ? [] : [`connect-src 'self' ${connect.join(' ')}`]),
    `script-src 'self' ${prepaintHash}`,
    security.inlineStyles ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "img-src 'self' data: https:",
    "media-src 'self' https:",
    "object-src 'none'",
    "base-uri 'self'",
  ].join('; ');
}

async function bundleStyle(
  config: Config,
  markdown: MarkdownOptions,
): Promise<Pick<ClientBundle, 'files' | 'stylePath'>> {
  const entry = [
    `@import ${JSON.stringify(join(packageFolder(), 'src', 'theme', 'styles', 'index.css'))};`,
    `@import 'docsgen:code' layer(content);`,
    `@import 'docsgen:announcement' layer(components);`,
    ...(config.styles === null ? [] : [`@import ${JSON.stringify(join(config.root, config.styles))};`]),
  ].join('\n');
  const generated = {
    'docsgen:code': codeThemeCss(markdown.codeTheme, markdown.darkCodeTheme),
    'docsgen:announcement': announcementCss(config.announcement),
  };
  const outdir = join(config.root, '.docsgen');
  const result = await build({
    absWorkingDir: config.root,
    stdin: { contents: entry, resolveDir: config.root, loader: 'css', sourcefile: 'style.css' },
    outdir,
    entryNames: 'assets/style-[hash]',
    assetNames: 'assets/[name]-[hash]',
    bundle: true,
    write: false,
    minify: true,
    logLevel: 'silent',
    loader: Object.fromEntries(
      ['.svg', '.png', '.jpg', '.webp', '.avif', '.woff2'].map((extension) => [extension, 'file']),
    ),
    plugins: [generatedStyles(generated)],
  });
  const files = result.outputFiles.map(({ path, contents }) => ({
    path: path.slice(outdir.length + 1).replaceAll('\\', '/'),
    bytes: contents,
  }));
  const stylePath = files.find(({ path }) => path.endsWith('.css'))?.path;
  if (stylePath === undefined) throw new Error('The style sheet came out empty');
  return { files, stylePath };
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

/** The colours stand in the style sheet, since the policy of a page forbids them in it. */
function announcementCss(announcement: AnnouncementConfig | null): string {
  const { backgroundColor = null, textColor = null } = announcement ?? {};
  const rules = [
    ...(backgroundColor === null ? [] : [`--announcement-background:${backgroundColor}`]),
    ...(textColor === null ? [] : [`--announcement-text:${textColor}`]),
  ];
  return rules.length === 0 ? '' : `:root{${rules.join(';')}}`;
}
