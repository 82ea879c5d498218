import { canonicalPath, isRespelled, respelledPath } from '../../site/canonical-path.ts';
import { servedBase } from '../../site/graph/address.ts';
import type { Site } from '../../site/graph/site.ts';
import { followRedirect } from '../../site/redirects/follow-redirect.ts';
import type { TargetFinder } from './find-target.ts';

/**
 * Returns the address of the page that a path means, if it is another one; null otherwise. `path`
 * is encoded, and relative to the base, with a slash at its begin.
 */
export async function rightAddress({ config }: Site, finder: TargetFinder, path: string): Promise<string | null> {
  const page = isRespelled(config, path) ? await respelled(config, finder, path) : null;
  if (page !== null) return page;
  const canonical = canonicalPath(config, path, (each) => finder.isPage(decodeURIComponent(each)));
  return canonical === path ? null : servedBase(config) + canonical.slice(1);
}

/** Returns where a path leads that is neither a page nor a file; null for nowhere. */
export async function movedAddress(site: Site, finder: TargetFinder, path: string): Promise<string | null> {
  return followRedirect(site, decodeURIComponent(path)) ?? (await respelled(site.config, finder, path));
}

async function respelled(config: Site['config'], finder: TargetFinder, path: string): Promise<string | null> {
  const page = await respelledPath(config, decodeURIComponent(path), finder.findAnyCase);
  return page && servedBase(config) + encodeURI(page).slice(1);
}
