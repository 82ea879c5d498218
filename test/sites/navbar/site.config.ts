import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Navbar',
  url: 'https://navbar.example.com',
  locales: { en: { label: 'English' }, es: { label: 'Español' } },
  collections: {
    docs: {
      type: 'docs',
      versions: [
        { name: 'current', label: '2.0' },
        { name: '1.0', path: 'v1' },
      ],
      sidebars: { guide: ['intro', 'secret'], reference: [{ type: 'link', label: 'Elsewhere', href: 'https://example.com/' }] },
    },
    pages: { type: 'pages' },
  },
  navbar: {
    title: { en: 'The bar', es: 'La barra' },
    logo: { src: '/logo.svg', srcDark: '/logo-dark.svg', alt: 'Logo', width: 20, height: 20, href: '/start' },
    hideOnScroll: true,
    items: [
      { label: { en: 'Start', es: 'Inicio' }, to: '/start', position: 'left' },
      { type: 'link', label: 'Outside', href: 'https://example.com/', position: 'left' },
      { type: 'doc', collection: 'docs', doc: 'intro', position: 'left' },
      { type: 'docSidebar', collection: 'docs', sidebar: 'guide', label: 'Guide', position: 'left' },
      { type: 'docSidebar', collection: 'docs', sidebar: 'reference', position: 'left' },
      { type: 'doc', collection: 'docs', doc: 'draft', label: 'Never shown' },
      { type: 'doc', collection: 'docs', doc: 'secret' },
      { type: 'docsVersion', collection: 'docs' },
      { type: 'docsVersionDropdown', collection: 'docs' },
      {
        label: 'More',
        items: [
          { label: 'Start', to: '/start' },
          { type: 'html', value: '<hr>' },
          { type: 'doc', collection: 'docs', doc: 'intro', label: 'Doc' },
          { type: 'docSidebar', collection: 'docs', sidebar: 'guide', label: 'Sidebar' },
          { type: 'docsVersion', collection: 'docs', label: 'Version' },
          { type: 'doc', collection: 'docs', doc: 'draft' },
        ],
      },
      { type: 'dropdown', label: 'Empty', items: [{ type: 'doc', collection: 'docs', doc: 'draft' }] },
      { type: 'html', value: { en: '<b>Raw</b>', es: '<b>Tal cual</b>' } },
      { type: 'localeDropdown' },
      { type: 'search' },
    ],
  },
  footer: {
    links: [
      { label: 'Start', to: '/start' },
      { label: 'Outside', href: 'https://example.com/' },
      { html: '<i>Html</i>' },
    ],
    logo: { src: '/logo.svg', alt: 'Maker', href: 'https://maker.example.com/' },
    copyright: 'Nobody <b>2026</b>',
  },
  announcement: {
    id: 'release',
    content: { en: 'Out <a href="https://example.com/">now</a>', es: 'Ya está' },
    backgroundColor: '#123456',
    textColor: 'rgb(255 255 255)',
  },
});
