import { join } from 'node:path';
import { definePlugin, type PluginSetup } from '../contract/plugin.ts';
import { checkSamples, mayHaveSamples } from './check-samples.ts';
import { findBlocks, showRemarks } from './show-remarks.ts';
import { loadPackages, readOptions } from './packages.ts';

/**
 * Where samples are. There is no such folder, so that they import packages of the site and nothing
 * else: the results would not change with other files.
 */
const folder = '.docsgen/samples';

/** Checks samples of TypeScript, and shows types and errors in them. */
export const twoslashPlugin = definePlugin(({ options, root }: PluginSetup<unknown>) => {
  const packages = readOptions(options);
  const load = async () => {
    const { twoslash, typeScript, libraries } = await loadPackages(root, packages);
    const places = { vfsRoot: join(root, folder), tsLibDirectory: libraries };
    const twoslasher = twoslash.createTwoslasher({ tsModule: typeScript, ...places });
    return () => checkSamples(twoslasher);
  };
  return {
    name: 'twoslash',
    markdown: {
      remarkCode: [{ when: mayHaveSamples, load }],
      rehype: [{ when: mayHaveSamples, load: () => Promise.resolve(() => findBlocks) }],
      rehypeLast: [{ when: mayHaveSamples, load: () => Promise.resolve(() => showRemarks) }],
    },
    styles: ['./twoslash.css'],
  };
});
