import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Bad input',
  url: 'https://bad.example.com',
  locales: { en: {}, es: {} },
  collections: {
    docs: { type: 'docs', lastVersion: '1.0', versions: [{ name: 'current' }, { name: '1.0' }] },
  },
  navbar: {
    items: [
      { type: 'docsVersionDropdown', collection: 'docs' },
      { type: 'docsVersion', collection: 'docs' },
      { type: 'docSidebar', collection: 'docs' },
      { type: 'doc', collection: 'docs', doc: 'intro' },
    ],
  },
});
