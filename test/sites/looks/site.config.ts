import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Looks',
  url: 'https://looks.example.com',
  locales: { en: {}, ar: {} },
  collections: {
    all: { type: 'docs', path: '/' },
    docs: { type: 'docs' },
    api: { type: 'docs' },
    'user-guide': { type: 'docs' },
  },
  navbar: {
    items: [
      { type: 'docSidebar', collection: 'docs' },
      { type: 'docSidebar', collection: 'api', label: { en: 'API', ar: 'الواجهة' } },
      { type: 'link', label: 'Elsewhere', href: 'https://elsewhere.example.com/' },
    ],
  },
  tableOfContents: { minLevel: 2, maxLevel: 3 },
});
