import { definePlugin } from 'docsgen';

/** A plugin that reads a file that does not exist. */
export default definePlugin({
  name: 'missing',
  routes: async ({ read }) => {
    const text = await read('data/openapi.json');
    return [{ collection: 'docs', file: 'a.md', text }];
  },
});
