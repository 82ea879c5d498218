import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Rewrites',
  url: 'https://rewrites.example.com',
  locales: { en: {} },
  collections: {
    docs: {
      type: 'docs',
      rewrites: {
        ':name/docs/:rest*': ':rest*',
        'calls/docs/start.md': 'start',
        ':name/src/:rest*': ':name/:rest*',
      },
    },
  },
});
