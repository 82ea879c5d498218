import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Tags',
  url: 'https://tags.example.com',
  locales: { en: {}, es: {} },
  collections: {
    docs: {
      type: 'docs',
      versions: [{ name: 'current', label: '2.0' }, { name: '1.0' }],
    },
    guides: { type: 'docs' },
  },
  navbar: { items: [{ type: 'docsVersionDropdown', collection: 'docs' }] },
});
