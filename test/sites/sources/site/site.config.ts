import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Sources',
  url: 'https://sources.example.com',
  locales: { en: {}, es: {} },
  collections: {
    docs: { type: 'docs', source: '../packages/voice/docs/' },
    guides: { type: 'docs', source: 'guides' },
  },
  search: false,
});
