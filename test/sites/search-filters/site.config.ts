import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Filtered',
  url: 'https://filtered.example.com',
  locales: { en: {} },
  collections: {
    docs: {
      type: 'docs',
      versions: [
        { name: 'current', label: '2.0' },
        { name: '1.0', label: '1.0 (old)', path: 'v1' },
      ],
    },
    pages: { type: 'pages' },
  },
  navbar: { items: [{ type: 'docSidebar', collection: 'docs', label: 'Guide' }] },
});
