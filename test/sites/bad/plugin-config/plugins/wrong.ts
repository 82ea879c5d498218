import { definePlugin } from 'docsgen';

/** A plugin that makes the configuration wrong. */
export default definePlugin({
  name: 'wrong',
  config: (config) => ({ ...config, trailingSlash: 'sometimes' as 'always' }),
});
