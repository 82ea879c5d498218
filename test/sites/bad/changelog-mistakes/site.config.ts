import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Changelog',
  url: 'https://example.com',
  locales: { en: {}, es: {} },
  collections: {
    docs: { type: 'docs' },
    releases: { type: 'changelog' },
    lost: { type: 'changelog', file: 'LOST.md' },
  },
});
