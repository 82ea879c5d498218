import { build, cleanSite } from '../builds.mjs';

/** How much the JavaScript heap of a build may hold, in MB. */
export const heapLimit = 512;

/** A build from nothing within a small heap: it comes to its end, or there is no figure. */
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
