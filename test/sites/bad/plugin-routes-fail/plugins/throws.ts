import { definePlugin } from 'docsgen';

/** A plugin that fails before it returns a page. */
export default definePlugin({
  name: 'throws',
  routes: () => {
    throw new Error('the list is empty');
  },
});
