import { definePlugin } from 'docsgen';

/** A plugin whose hook `config` throws. */
export default definePlugin({
  name: 'throws',
  config: () => {
    throw new Error('the list of terms is empty');
  },
});
