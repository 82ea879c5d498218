import { definePlugin } from 'docsgen';

/** It cannot be loaded. */
export default definePlugin({
  name: 'late',
  markdown: {
    remark: [
      {
        when: (text) => text.includes('sun'),
        load: async () => {
          throw new Error('the list of planets is gone');
        },
      },
    ],
  },
});
