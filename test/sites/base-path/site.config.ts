import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Under a path',
  url: 'https://example.com',
  base: '/product/docs/',
  trailingSlash: 'always',
  favicon: '/favicon.svg',
  locales: { en: {}, fr: {} },
  collections: { docs: { type: 'docs', path: '/manual/' }, pages: { type: 'pages' } },
  navbar: {
    logo: { src: '/favicon.svg', alt: 'Home' },
    items: [
      { label: 'Manual', to: '/manual/intro' },
      { label: 'File', to: '/files/price list.txt' },
    ],
  },
});
