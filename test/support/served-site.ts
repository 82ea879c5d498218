import { inject } from 'vitest';
import { serveSite } from './server.ts';
import { buildFolder, copySite, type SmallSite } from './small-site.ts';

/** A built site that this process serves. */
export interface ServedSite extends SmallSite {
  /** Scheme, host and port, without a slash at the end. */
  readonly origin: string;
}

const built = new Map<string, Promise<SmallSite>>();
const served = new Map<string, Promise<ServedSite>>();

/**
 * Returns `test/sites/<name>`, built with the given options of `docsgen build`: once for all test
 * files of a worker, none of which changes it. It is removed after the run.
 */
export function shareSite(name: string, ...options: readonly string[]): Promise<SmallSite> {
  const key = [name, ...options].join(' ');
  const site = built.get(key) ?? buildFolder(copySite(name, inject('sharedFolder')), options);
  built.set(key, site);
  return site;
}

/** Returns `test/sites/<name>`, built and served once for all test files of a worker. */
export function serveSmallSite(name: string): Promise<ServedSite> {
  const site = served.get(name) ?? serveShared(name);
  served.set(name, site);
  return site;
}

async function serveShared(name: string): Promise<ServedSite> {
  const site = await shareSite(name);
  const { origin } = await serveSite(site.out);
  return { ...site, origin };
}
