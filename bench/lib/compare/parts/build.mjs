import { join } from 'node:path';
import { build, cleanSite } from '../builds.mjs';
import { measureFolder, measurePage } from '../measure-output.mjs';
import { measuredPage, outputFile } from '../sites.mjs';

/** @import { Part } from '../types.ts' */

/**
 * A build without a cache, and the size of its output.
 *
 * @type {Part<'build'>}
 */
export const buildPart = {
  name: 'build',
  sizes: [1, 100, 1000, 4000, 10_000],
  runs: 5,
  measure: async (context) => {
    const { generator, site, pages } = context;
    await cleanSite(generator, site);
    const figures = await build(context);
    const output = await measureFolder(join(site, generator.out));
    return { ...figures, output, page: await measurePage(outputFile(generator, site, measuredPage(pages))) };
  },
};
