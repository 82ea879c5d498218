import { join } from 'node:path';
import { definePlugin, type PluginSetup } from '../contract/plugin.ts';
import { samplesFolder } from './check-sample.ts';
import { checkSamples, mayHaveSamples } from './check-samples.ts';
import { findBlocks, showRemarks } from './show-remarks.ts';
import { loadPackages, readOptions } from './packages.ts';

/** Checks samples of TypeScript, and shows types and errors in them. */
export const twoslashPlugin = definePlugin(({ options, root }: PluginSetup<unknown>) => {
  const packages = readOptions(options);
  const load = async () => {
    const { twoslash, typeScript, libraries } = await loadPackages(root, packages);
    const places = { vfsRoot: join(root, samplesFolder), tsLibDirectory: libraries };
    const twoslasher = twoslash.createTwoslasher({ tsModule: typeScript, ...places });
    return () => checkSamples({ twoslasher, root });
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
