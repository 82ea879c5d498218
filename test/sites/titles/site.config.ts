import { defineConfig } from 'docsgen';

export default defineConfig({
  title: { en: 'Titles', es: 'Títulos' },
  url: 'https://titles.example.com',
  locales: { en: {}, es: {} },
  collections: { docs: { type: 'docs' }, blog: { type: 'blog' }, pages: { type: 'pages' } },
});
