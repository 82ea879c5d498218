import { join } from 'node:path';
import { measureNavigation } from '../../measure-navigation.mjs';
import { serveBrotli } from '../../serve-brotli.mjs';
import { ensureBuilt } from '../builds.mjs';
import { measuredPage } from '../sites.mjs';

/** @import { Part } from '../types.ts' */

const navigations = 12;

/**
 * The time from a click on a link in the text to the heading of the next page.
 *
 * @type {Part<'navigation'>}
 */
export const navigationPart = {
  name: 'navigation',
  sizes: [1000],
  runs: 1,
  needsBrowser: true,
  measure: async (context) => {
    const { generator, site, pages, browser } = context;
    await ensureBuilt(context);
    const server = await serveBrotli(join(site, generator.out), { hashed: generator.hashed });
    try {
      const path = measuredPage(pages);
      const folder = path.slice(0, path.lastIndexOf('/'));
      const neighbors = Array.from({ length: 20 }, (_, at) => generator.addressOf(`${folder}/page-${at + 1}`));
      server.warm(neighbors);
      return await measureNavigation(browser, server.origin + generator.addressOf(path), navigations);
    } finally {
      await server.close();
    }
  },
};
