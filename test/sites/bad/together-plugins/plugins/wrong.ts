import { definePlugin } from 'docsgen';

/** A plugin that makes one value wrong, and adds one that is right. */
export default definePlugin({
  name: 'wrong',
  config: (config) => ({
    ...config,
    trailingSlash: 'sometimes' as 'always',
    navbar: { items: [{ label: 'Lost', to: '/lost' }] },
  }),
});
