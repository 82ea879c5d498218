import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Ahead',
  url: 'https://ahead.example.com',
  locales: { en: {} },
  collections: {
    docs: {
      type: 'docs',
      rememberVersion: false,
      sidebars: { main: ['intro', 'new'] },
      versions: [
        { name: '2.0' },
        { name: 'current', label: 'Next', path: 'next', sidebars: { main: ['intro', 'new', 'planned'] } },
        { name: '1.0', sidebars: { guide: ['intro'] } },
      ],
    },
  },
  navbar: {
    items: [
      { type: 'doc', collection: 'docs', doc: 'new' },
      { type: 'docSidebar', collection: 'docs', sidebar: 'main', label: 'Main' },
      { type: 'docsVersionDropdown', collection: 'docs' },
    ],
  },
});
