import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Bad input',
  url: 'https://bad.example.com',
  locales: { en: {}, es: {} },
  collections: {
    docs: { type: 'docs', sidebars: { main: ['intro'], empty: ['planned'] } },
    pages: { type: 'pages' },
  },
  navbar: {
    logo: { src: '/img/lgoo.svg', href: '/nowhere' },
    items: [
      { type: 'doc', collection: 'docs', doc: 'intor' },
      { type: 'doc', collection: 'docs', doc: 'planned' },
      { type: 'docSidebar', collection: 'docs', sidebar: 'mian' },
      { type: 'docSidebar', collection: 'docs', sidebar: 'empty' },
      { type: 'docsVersionDropdown', collection: 'pages' },
      { type: 'docsVersion', collection: 'dosc' },
      { label: 'No target' },
      { label: 'Lost', to: '/pagse' },
      { label: 'Torn', to: '/', href: 'https://example.com/' },
      {
        label: 'More',
        items: [
          { label: 'Fine', to: '/page' },
          { label: 'Lost', to: '/lost' },
          { type: 'doc', collection: 'docs', doc: 'gone' },
        ],
      },
    ],
  },
  footer: {
    columns: [{ title: 'More', items: [{ label: 'No target' }, { label: 'Lost', to: '/docs/intor' }] }],
    logo: { src: 'logo.svg' },
  },
  consent: { privacy: { label: 'Privacy', to: '/privcy' } },
  favicon: '/fav.ico',
});
