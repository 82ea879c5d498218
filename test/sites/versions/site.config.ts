import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Versions',
  url: 'https://versions.example.com',
  locales: { en: {}, es: {} },
  collections: {
    docs: {
      type: 'docs',
      versions: [
        { name: 'current', label: '2.0' },
        { name: '1.0', label: '1.0 (old)', path: 'v1' },
      ],
    },
  },
  navbar: { items: [{ type: 'docsVersionDropdown', collection: 'docs' }] },
});
