import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Phone',
  url: 'https://phone.example.com',
  base: '/sub/',
  locales: { en: {}, es: {} },
  collections: {
    docs: { type: 'docs' },
    log: { type: 'changelog', file: 'CHANGELOG.md', editUrl: 'https://git.example.com/edit/{path}' },
    parts: { type: 'changelog', title: 'Parts', feed: false, releasesPerPage: 1 },
  },
});
