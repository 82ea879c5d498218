import { measureInstall } from '../install.mjs';

/** What a production install of each is made of. */
export const installedPart = {
  name: 'installed',
  sizes: [0],
  runs: 1,
  takes: ({ isNative }) => !isNative,
  needsNoSite: true,
  measure: ({ generator, home }) => measureInstall(generator, home),
};
