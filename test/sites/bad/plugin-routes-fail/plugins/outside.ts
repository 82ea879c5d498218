import { definePlugin } from 'docsgen';

/** A plugin that reads a file outside the site. */
export default definePlugin({
  name: 'outside',
  routes: async ({ read }) => [{ collection: 'docs', file: 'a.md', text: await read('../../etc/passwd') }],
});
