import { build, cleanSite } from '../builds.mjs';

/** @import { Part } from '../types.ts' */

/** Limit of the JavaScript heap of a build, in MB. */
export const heapLimit = 512;

/**
 * A build without a cache in a small heap. If the build fails, there is no figure.
 *
 * @type {Part<'heap'>}
 */
export const heapPart = {
  name: 'heap',
  sizes: [10_000],
  runs: 1,
  takes: ({ name }) => name === 'docsgen',
  measure: async (context) => {
    await cleanSite(context.generator, context.site);
    return build({ ...context, env: { NODE_OPTIONS: `--max-old-space-size=${heapLimit}` } });
  },
};
