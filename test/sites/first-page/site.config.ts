import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'First page',
  url: 'https://first.example.com',
  base: '/manual/',
  locales: { en: {}, es: {}, ar: { path: 'arabic' } },
  collections: {
    docs: {
      type: 'docs',
      versions: [
        { name: 'current', label: 'Next', path: 'next' },
        { name: '1.0', path: '' },
      ],
    },
    blog: { type: 'blog' },
    pages: { type: 'pages' },
  },
  navbar: { items: [{ label: 'Start', to: '/' }] },
});
