import { defineConfig } from 'docsgen';

export default defineConfig({
  title: { en: 'Searched', es: 'Buscado', ar: 'بحث' },
  url: 'https://searched.example.com',
  locales: { en: { label: 'English' }, es: { label: 'Español' }, ar: { label: 'العربية' } },
  collections: {
    docs: { type: 'docs', versions: [{ name: 'current', label: '2.0' }, { name: '1.0' }] },
    blog: { type: 'blog', title: 'News' },
    pages: { type: 'pages' },
  },
  navbar: {
    title: 'Searched',
    items: [
      { type: 'docSidebar', collection: 'docs', label: 'Guide', position: 'left' },
      { type: 'docsVersionDropdown', collection: 'docs' },
      { type: 'localeDropdown' },
    ],
  },
  search: { engine: './engine.ts', connect: ['https://search.example.com'] },
});
