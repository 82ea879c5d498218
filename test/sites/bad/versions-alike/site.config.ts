import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Bad input',
  url: 'https://bad.example.com',
  locales: { en: {} },
  collections: {
    docs: {
      type: 'docs',
      versions: [
        { name: 'current' },
        { name: '1.0' },
        { name: '1.0', label: 'Again' },
        { name: '0.9', path: '1.0' },
      ],
    },
    api: {
      type: 'docs',
      lastVersion: '2.0',
      versions: [{ name: 'current', path: '' }, { name: '2.0' }, { name: '1.0' }],
    },
  },
  navbar: {
    items: [
      { type: 'docsVersionDropdown', collection: 'docs' },
      { type: 'doc', collection: 'docs', doc: 'intro' },
    ],
  },
});
