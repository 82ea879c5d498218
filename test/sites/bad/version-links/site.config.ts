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
        { name: '2.0' },
        { name: '1.0' },
      ],
    },
    api: { type: 'docs', versions: [{ name: 'current' }, { name: '2.0' }] },
  },
  navbar: {
    items: [
      { type: 'docsVersionDropdown', collection: 'docs', versions: ['current', { name: '2', label: 'Two' }] },
      { type: 'docsVersionDropdown', collection: 'docs', itemsAfter: [{ label: 'Archive', to: '/archiv' }] },
    ],
  },
});
