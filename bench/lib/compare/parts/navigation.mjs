import { join } from 'node:path';
import { measureNavigation } from '../../measure-navigation.mjs';
import { serveBrotli } from '../../serve-brotli.mjs';
import { ensureBuilt } from '../builds.mjs';
import { measuredPage } from '../sites.mjs';

/** @import { Part } from '../types.ts' */

/** How many links are followed in a run, on each device. */
const count = 4;

/**
 * The time from a click on a link in the text to the heading of the next page, with motion allowed,
 * on a desktop and on a phone.
 *
 * @type {Part<'navigation'>}
 */
export const navigationPart = {
  name: 'navigation',
  sizes: [1000],
  runs: 3,
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
      const url = server.origin + generator.addressOf(path);
      return {
        desktop: await measureNavigation(browser, url, { count, device: 'desktop' }),
        phone: await measureNavigation(browser, url, { count, device: 'phone' }),
      };
    } finally {
      await server.close();
    }
  },
};
