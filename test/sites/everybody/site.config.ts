import { defineConfig } from 'docsgen';

export default defineConfig({
  title: { en: 'Everybody', es: 'Todos', ar: 'الجميع' },
  tagline: 'A site with one of each part.',
  url: 'https://everybody.example.com',
  locales: { en: { label: 'English' }, es: { label: 'Español' }, ar: { label: 'العربية' } },
  announcement: { id: 'news', content: 'Calls have <a href="/docs/parts">new parts</a>.' },
  collections: {
    docs: { type: 'docs' },
    blog: { type: 'blog', title: 'News', description: 'What is new.' },
    pages: { type: 'pages' },
  },
  images: { zoom: true },
  pageDetails: { actions: ['copy', 'open'], openIn: ['chatgpt', 'claude'] },
  navbar: {
    title: 'Everybody',
    items: [
      { type: 'docSidebar', collection: 'docs', label: 'Guide', position: 'left' },
      { label: 'News', to: '/blog', position: 'left' },
      { label: 'More', position: 'left', items: [{ label: 'Tags', to: '/blog/tags' }, { label: 'Parts', to: '/docs/parts' }] },
      { type: 'search' },
      { type: 'localeDropdown' },
      { label: 'Console', href: 'https://console.example.com/' },
    ],
  },
  footer: {
    columns: [
      { title: 'Guide', items: [{ label: 'Start', to: '/docs' }, { label: 'Parts', to: '/docs/parts' }] },
      { title: 'More', items: [{ label: 'News', to: '/blog' }, { label: 'Console', href: 'https://console.example.com/' }] },
    ],
    copyright: 'Nobody 2026',
  },
  search: { engine: './engine.ts' },
});
