import { join } from 'node:path';
import { measureLoad } from '../../measure-load.mjs';
import { serveBrotli } from '../../serve-brotli.mjs';
import { medians } from '../../statistics.mjs';
import { ensureBuilt } from '../builds.mjs';
import { measuredPage } from '../sites.mjs';

/** @import { Part } from '../types.ts' */
/** @import { LoadFigures } from '../../figures.ts' */

/** The assumed slowdown of the reader's CPU. */
const slowDown = 4;
const loads = 3;

/**
 * The weight of a page and its blocking time, with an empty cache and a slow CPU: medians of a few
 * loads.
 *
 * @type {Part<'page'>}
 */
export const pagePart = {
  name: 'page',
  sizes: [100, 1000, 10_000],
  runs: 1,
  needsBrowser: true,
  measure: async (context) => {
    const { generator, site, pages, browser } = context;
    await ensureBuilt(context);
    const server = await serveBrotli(join(site, generator.out), { hashed: generator.hashed });
    try {
      const url = server.origin + generator.addressOf(measuredPage(pages));
      // This load makes the server compress the files. The first load of a browser is also slower
      // than all others.
      await measureLoad(browser, url, slowDown);
      /** @type {LoadFigures[]} */
      const results = [];
      for (let time = 0; time < loads; time += 1) results.push(await measureLoad(browser, url, slowDown));
      return {
        weight: medians(results.map(({ weight }) => weight)),
        times: medians(results.map(({ times }) => times)),
        errors: [...new Set(results.flatMap(({ errors }) => errors))],
      };
    } finally {
      await server.close();
    }
  },
};
