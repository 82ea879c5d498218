import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Bad input',
  url: 'https://bad.example.com',
  locales: { en: {} },
  collections: {
    docs: {
      type: 'docs',
      versions: [
        { name: 'current', banner: 'unreleased' },
        { name: '2.0', banner: 'old', noIndex: 'yes' },
        { name: '1.0', path: 'v1' },
      ],
    },
    api: { type: 'docs', lastVersion: '2.1', versions: [{ name: 'current' }, { name: '2.0' }] },
  },
  navbar: {
    items: [
      { type: 'docsVersionDropdown', collection: 'docs', versions: ['current', { name: '2', label: 'Two' }] },
      { type: 'docsVersionDropdown', collection: 'docs', itemsAfter: [{ label: 'Archive', to: '/archiv' }] },
    ],
  },
});
