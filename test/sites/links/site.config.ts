import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Links',
  url: 'https://links.example.com',
  locales: { en: {}, es: {} },
  collections: {
    docs: { type: 'docs', versions: [{ name: 'current' }, { name: '1.0' }] },
    blog: { type: 'blog' },
    pages: { type: 'pages' },
  },
});
