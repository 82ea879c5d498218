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
      { type: 'html', value: '<a href="/manual/intro">Intro</a>' },
      { label: 'More', items: [{ type: 'html', value: "<a href='/manual/other/?a=1&amp;b=2'>Other</a>" }] },
    ],
  },
  announcement: { content: 'New: <a href=/manual/other>the other page</a>' },
  footer: {
    links: [{ html: '<img src="/favicon.svg" alt="Logo"> <a href="/fr/manual/intro">Français</a>' }],
    copyright: {
      en: '© <A class=x HREF = "/manual/other#part" >Part</A> <!-- <a href="/gone"> --> <a href="https://example.com/">us</a>',
      fr: '© <a href="/manual/other#part">Partie</a>',
    },
  },
  // The address is that of an example.
  reports: { 'placeholder-address': 'off' },
});
