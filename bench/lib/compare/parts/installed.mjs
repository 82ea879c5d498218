import { measureInstall } from '../install.mjs';

/** The packages of a production install of each generator. */
export const installedPart = {
  name: 'installed',
  sizes: [0],
  runs: 1,
  takes: ({ isNative }) => !isNative,
  needsNoSite: true,
  measure: ({ generator, home }) => measureInstall(generator, home),
};
