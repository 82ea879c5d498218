import { definePlugin } from 'docsgen';

/** A plugin whose collection is wrong in the configuration, which is the only mistake. */
export default definePlugin({
  name: 'api',
  routes: () => [{ collection: 'api', file: 'a.md', text: '# A\n\nA text.\n' }],
});
