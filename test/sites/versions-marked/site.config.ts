import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Marked',
  url: 'https://marked.example.com',
  locales: { en: {}, es: {} },
  collections: {
    docs: {
      type: 'docs',
      lastVersion: '2.0',
      versions: [
        { name: 'current', noIndex: true },
        { name: '2.0', badge: false },
        { name: '1.0', banner: 'none', className: 'old-docs' },
      ],
    },
  },
  navbar: {
    items: [
      { type: 'docsVersionDropdown', collection: 'docs', position: 'left' },
      {
        type: 'docsVersionDropdown',
        collection: 'docs',
        versions: [{ name: '1.0', label: { en: '1.0 (LTS)', es: '1.0 (estable)' } }, '2.0'],
        itemsBefore: [{ label: { en: 'News', es: 'Novedades' }, to: '/docs/new' }],
        itemsAfter: [{ label: 'Archive', href: 'https://archive.example.com/' }],
      },
    ],
  },
});
