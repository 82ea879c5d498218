import { type GeneratedPages, noGeneratedPages } from '../content/generated-pages.ts';
import { DocsgenError, type Problem } from '../shared/problem.ts';
import type { SiteConfiguration } from './read-site-config.ts';

/** The error for pages that cannot be made. */
export class PagesError extends DocsgenError {
  /** The files that the plugins have read or tried to read, relative to the root. */
  readonly sources: readonly string[];

  constructor(problems: readonly Problem[], sources: readonly string[]) {
    super(problems);
    this.sources = sources;
  }
}

/**
 * Returns the pages that the plugins of a site make. Throws a `PagesError` with all mistakes in
 * them and in the configuration if a page cannot be made: links to it would be reported as broken.
 */
export async function generatePages(
  { config, plugins }: Pick<SiteConfiguration, 'config' | 'plugins'>,
  known: readonly Problem[] = [],
): Promise<GeneratedPages> {
  const making = plugins.plugins.filter(({ plugin }) => plugin.routes !== undefined);
  // Most sites have no such plugin, and do not wait for the code.
  if (making.length === 0) return noGeneratedPages;
  const { makePages } = await import('../plugins/hooks/make-pages.ts');
  const { value: pages, problems } = await makePages({ config, plugins: making });
  if (problems.length > 0) throw new PagesError([...known, ...problems], pages.sources);
  return pages;
}
