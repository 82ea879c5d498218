import { definePlugin, type PluginSetup } from 'docsgen';

/** What the configuration may say about the plugin: `['./plugins/__PLUGIN__.ts', { prefix: '/old/' }]`. */
interface Options {
  readonly prefix?: string;
}

/** Gives an address to links that lead nowhere. Replace the hook with those that you need. */
export default definePlugin(({ options }: PluginSetup<Options | null>) => {
  const { prefix = '/old/' } = options ?? {};
  return {
    name: '__PLUGIN__',
    references: ({ target }) => (target.startsWith(prefix) ? `/${target.slice(prefix.length)}` : null),
  };
});
