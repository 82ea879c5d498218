import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Bad input',
  url: 'https://bad.example.com',
  locales: { en: {}, 'pt-BR': {} },
  collections: {
    docs: {
      type: 'docs',
      sidebars: { main: ['intro', { type: 'link', label: 'Lost', to: '/lost' }] },
    },
    guide: { type: 'docs', path: '/handbook' },
    wiki: { type: 'docs' },
    blog: { type: 'blog' },
  },
  navbar: {
    items: [
      { label: 'Intro', to: '/docs/intro' },
      { label: 'Nowhere', to: '/nowhere' },
    ],
  },
});
