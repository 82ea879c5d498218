import type { Entry } from '../../content/content.ts';
import type { Site } from '../graph/site.ts';

/**
 * Returns the day of the last change that a page tells: what its author says, or else what git says
 * if the site shows it; null for none.
 */
export function lastDay({ config, content }: Site, { source, frontMatter }: Entry): string | null {
  const byGit = config.pageDetails.lastUpdated ? content.history.get(source.file)?.day : undefined;
  return frontMatter.last_update?.date ?? byGit ?? null;
}
