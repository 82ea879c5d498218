import { definePlugin } from 'docsgen';

/** A plugin that makes the same page as another. */
export default definePlugin({
  name: 'other',
  routes: () => [{ collection: 'docs', file: 'shared.md', text: '# Shared\n\nA text.\n' }],
});
