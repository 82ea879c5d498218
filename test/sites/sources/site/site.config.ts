import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Sources',
  url: 'https://sources.example.com',
  locales: { en: {}, es: {} },
  collections: {
    docs: { type: 'docs', source: '../packages/voice/docs/' },
    modules: {
      type: 'docs',
      source: '../modules',
      rewrites: { ':name/docs/:rest*': ':name/:rest*', ':name/CHANGELOG.md': 'changes/:name' },
    },
    guides: { type: 'docs', source: 'guides' },
  },
  staticFolders: ['static', '../brand/public'],
  favicon: '/img/logo.svg',
  search: false,
});
