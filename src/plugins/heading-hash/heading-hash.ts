import { definePlugin, type PluginSetup } from '../contract/plugin.ts';

/** Keeps the hash of the heading in view in the address, so that a copied address leads there. */
export const headingHashPlugin = definePlugin(({ options }: PluginSetup<unknown>) => {
  if (options !== null) throw new Error('it has no options');
  return { name: 'heading-hash', client: ['./follow-headings.ts'] };
});
