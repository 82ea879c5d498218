import { definePlugin } from 'docsgen';

/** A plugin that adds a link to a page that does not exist. */
export default definePlugin({
  name: 'links',
  config: (config) => ({
    ...config,
    navbar: { items: [{ label: 'Lost', to: '/lost' }] },
  }),
});
