import { measureInstall } from '../install.mjs';

/** @import { Part } from '../types.ts' */

/**
 * The packages of a production install of each generator.
 *
 * @type {Part<'installed'>}
 */
export const installedPart = {
  name: 'installed',
  sizes: [0],
  runs: 1,
  takes: ({ isNative }) => !isNative,
  needsNoSite: true,
  measure: ({ generator, home }) => measureInstall(generator, home),
};
