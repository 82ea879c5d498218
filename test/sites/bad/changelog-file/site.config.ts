import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Changelog',
  url: 'https://example.com',
  locales: { en: {} },
  collections: {
    docs: { type: 'docs' },
    log: { type: 'changelog', file: 'CHANGELOG.md' },
    lost: { type: 'changelog', file: 'LOST.md' },
    empty: { type: 'changelog', file: 'EMPTY.md' },
  },
});
