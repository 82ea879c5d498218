import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Rewrites',
  url: 'https://rewrites.example.com',
  locales: { en: {} },
  collections: {
    docs: {
      type: 'docs',
      rewrites: {
        '/:name/docs/:rest*': ':name/:rest*',
        ':name/:name': ':name',
        ':name/src/:rest*': ':package/:rest*',
        ':name/lib/:rest*': ':name/:rest',
        ':name/api/:rest*.md': ':name/api',
        ':name/old': '../:name',
      },
    },
  },
});
