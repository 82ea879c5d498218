import { definePlugin } from 'docsgen';

/** Its condition fails. */
export default definePlugin({
  name: 'stars',
  markdown: {
    remark: [
      {
        when: (text) => {
          if (text.includes('star')) throw new Error('the sky is cloudy');
          return text.includes('moon');
        },
        load: () => Promise.resolve(() => undefined),
      },
    ],
  },
});
