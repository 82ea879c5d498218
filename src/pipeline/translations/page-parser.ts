import { collectionTypes } from '../../collections/collection-types.ts';
import { createPageParser, type ParsePage } from '../../markdown/parse-page.ts';
import { loadExtensions } from '../../plugins/loading/load-extensions.ts';
import { DocsgenError } from '../../shared/problem.ts';
import { once } from '../../system/once.ts';
import { loadMarkdownOptions } from '../load-markdown-options.ts';
import { readSiteConfig } from '../read-site-config.ts';

/**
 * Returns the parser that a build of a site uses. Throws a `DocsgenError` if the configuration has
 * mistakes.
 */
export async function openPageParser(root: string): Promise<ParsePage> {
  const configured = await readSiteConfig(root, collectionTypes, { command: 'routes', drafts: true, place: null });
  if (configured.value === null) throw new DocsgenError(configured.problems);
  const { config, plugins } = configured.value;
  const { value: options } = await loadMarkdownOptions(config, plugins);
  const { modules } = plugins;
  return createPageParser(
    options,
    once(() => loadExtensions(options.plugins, { root: config.root, modules })),
  );
}
