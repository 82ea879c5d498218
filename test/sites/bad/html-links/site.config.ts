import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Bad input',
  url: 'https://bad.example.com',
  base: '/voice/',
  locales: { en: {}, es: {} },
  collections: {
    docs: { type: 'docs', sidebars: { main: ['intro', { type: 'link', label: 'Lost', href: '/docs/intro#lost' }] } },
  },
  announcement: { content: { en: 'See <a href="/docs/nope">there</a>', es: 'Vea <a href="/docs/intro">allí</a>' } },
  navbar: {
    items: [
      { type: 'html', value: '<a href="/voice/docs/intro">With the base</a>' },
      { label: 'More', items: [{ type: 'html', value: '<img src="/logo.png" srcset="/logo.png 2x" alt="">' }] },
      { label: 'Part', to: '/docs/intro#prt' },
      { label: 'Start', to: '/docs/intro#start' },
      { label: 'Top', to: '/docs/intro#top' },
    ],
  },
  footer: {
    links: [{ html: '<a href="/docs/intro#gone">Gone</a>' }, { html: '<a href="/docs/intro#part">Part</a>' }],
    copyright: '© <a href="imprint">Imprint</a>',
  },
});
