import { definePlugin } from 'docsgen';

/** A plugin whose configuration is right, but one of whose unified plugins fails. */
export default definePlugin({
  name: 'right',
  config: (config) => ({ ...config, tagline: 'Right' }),
  markdown: {
    remark: [
      () => (_: unknown, file: unknown) => {
        if (String(file).includes('Calls')) throw new Error('no calls');
      },
    ],
  },
});
