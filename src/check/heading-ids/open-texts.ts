import { join } from 'node:path';
import { openCache } from '../../cache/cache.ts';
import { codeIdentity } from '../../cache/code-identity.ts';
import { collectionTypes } from '../../collections/collection-types.ts';
import { withoutNul } from '../../content/decode-text.ts';
import { pageFormat } from '../../content/page-file.ts';
import { createCompiler } from '../../markdown/compile.ts';
import { includedPath } from '../../markdown/includes/included-path.ts';
import type { PageMetadata } from '../../markdown/page/compiled-page.ts';
import type { ReadIncluded } from '../../markdown/page/file-context.ts';
import type { MarkdownOptions } from '../../markdown/page/options.ts';
import { compilePages, type KnownPage } from '../../pipeline/compile-pages.ts';
import { createTask } from '../../pipeline/compile-text.ts';
import { generatePages } from '../../pipeline/generate-pages.ts';
import { loadMarkdownOptions } from '../../pipeline/load-markdown-options.ts';
import { scanSite } from '../../pipeline/load-site.ts';
import { openSiteFilter } from '../../pipeline/problem-filter/create-problem-filter.ts';
import { readSiteConfig } from '../../pipeline/read-site-config.ts';
import { selectAll } from '../../pipeline/route-selection.ts';
import { loadExtensions } from '../../plugins/loading/load-extensions.ts';
import { DocsgenError, hasErrors, type Problem } from '../../shared/problem.ts';
import type { Site } from '../../site/graph/site.ts';
import { hashOf } from '../../system/hash.ts';
import { once } from '../../system/once.ts';
import { findStateFolder } from '../../config/state-folder.ts';
import { createIncludeReader } from '../../workers/include-reader.ts';
import { openWorkerPool } from '../../workers/open-worker-pool.ts';
import { poolSettings } from '../../pipeline/pool-settings.ts';

/** Texts that stand for those of files, by path relative to the site's root. */
export type ChangedTexts = ReadonlyMap<string, string>;

/** The compiled texts of a site, and a compiler for changes of them. */
export interface OpenTexts {
  readonly site: Site;
  /** By path relative to the site's root. */
  readonly pages: ReadonlyMap<string, PageMetadata>;
  /** Returns the metadata that a page would have if it and what it includes had these texts. */
  readonly compile: (file: string, text: string, changed: ChangedTexts) => Promise<PageMetadata>;
  readonly problems: readonly Problem[];
}

interface OpenTextsOptions {
  readonly root: string;
  /** Whether the changes are compiled with the case of letters in ids, whatever the site wants. */
  readonly keepsCase: boolean;
}

/**
 * Compiles all texts of a site. Texts that a build has compiled are taken from its cache. Throws a
 * `DocsgenError` if the site has errors outside its texts.
 */
export async function openTexts({ root, keepsCase }: OpenTextsOptions): Promise<OpenTexts> {
  const configured = await readSiteConfig(root, collectionTypes);
  if (configured.value === null) throw new DocsgenError(configured.problems);
  const { config, plugins, types, baseline } = configured.value;
  const generated = await generatePages({ config, plugins }, configured.problems);
  const { value: markdown, problems: ofMarkdown } = await loadMarkdownOptions(config, plugins);
  const { value: site, problems: ofSite } = await scanSite(config, { types, drafts: false, generated });
  const { filter } = openSiteFilter(site, { baseline });
  const problems = filter([...configured.problems, ...ofMarkdown, ...ofSite]);
  if (hasErrors(problems)) throw new DocsgenError(problems);
  const cache = openCache({ folder: join(await findStateFolder(root), 'cache'), identity: codeIdentity() });
  const known = await cache.packed<KnownPage>('heading-ids');
  const pool = openWorkerPool(poolSettings({ config, plugins, markdown, cache }));
  try {
    // As in a build, whose compiled pages are used.
    const optionsHash = hashOf(JSON.stringify(markdown));
    const compiled = await compilePages({ selection: selectAll(site), optionsHash, pool, known });
    const switches = { ...markdown.switches, keepsIdCase: markdown.switches.keepsIdCase || keepsCase };
    const compile = createTextCompiler(site, { ...markdown, switches }, plugins.modules);
    return { site, pages: compiled.value.metadata, compile, problems };
  } finally {
    await known.close();
    await pool.close();
  }
}

function createTextCompiler(
  { config, content }: Site,
  markdown: MarkdownOptions,
  modules: Parameters<typeof loadExtensions>[1]['modules'],
): OpenTexts['compile'] {
  const { root } = config;
  const extensions = once(() => loadExtensions(markdown.plugins, { root, modules }));
  const compiler = createCompiler(markdown, { loadExtensions: extensions });
  return async (file, text, changed) => {
    const format = pageFormat(file);
    if (format === 'component') throw new Error(`${file} has no text`);
    const { locales } = createTask({
      config,
      folders: content.folders,
      file,
      hash: content.hashes.get(file) ?? '',
      optionsHash: '',
    });
    const readFile = createIncludeReader(config, file);
    const read: ReadIncluded = async (name) => {
      const other = changed.get(includedPath(file, name));
      return other === undefined ? readFile(name) : { type: 'found', text: other };
    };
    const { tree: _tree, excerpt: _excerpt, ...metadata } = await compiler(withoutNul(text), { format, locales, read });
    return metadata;
  };
}
