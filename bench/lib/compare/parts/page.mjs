import { join } from 'node:path';
import { measureLoad } from '../../measure-load.mjs';
import { slow4G, slowDown } from '../../readers.mjs';
import { serveBrotli } from '../../serve-brotli.mjs';
import { ensureBuilt } from '../builds.mjs';
import { measuredPage } from '../sites.mjs';

/** @import { Part } from '../types.ts' */
/** @import { Device } from '../../figures.ts' */

/**
 * The weight and the times of a page on a desktop and on a phone, with an empty cache, a slow
 * processor and a slow network.
 *
 * @type {Part<'page'>}
 */
export const pagePart = {
  name: 'page',
  sizes: [100, 1000, 10_000],
  runs: 5,
  needsBrowser: true,
  measure: async (context) => {
    const { generator, site, pages, browser } = context;
    await ensureBuilt(context);
    const server = await serveBrotli(join(site, generator.out), { hashed: generator.hashed });
    try {
      const url = server.origin + generator.addressOf(measuredPage(pages));
      // This load makes the server compress the files. The first load of a browser is also slower
      // than all others.
      await measureLoad(browser, url);
      const load = (/** @type {Device} */ device) => measureLoad(browser, url, { slowDown, device, network: slow4G });
      return { desktop: await load('desktop'), phone: await load('phone') };
    } finally {
      await server.close();
    }
  },
};
