import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Left out',
  url: 'https://bad.example.com',
  locales: { en: {}, es: {} },
  collections: { docs: { type: 'docs' }, blog: { type: 'blog' }, pages: { type: 'pages' } },
  navbar: { items: [{ label: 'Broken', to: '/nowhere' }] },
});
