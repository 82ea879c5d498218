import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Reviews',
  url: 'https://reviews.example.com',
  locales: { en: {}, es: {} },
  collections: { docs: { type: 'docs' }, blog: { type: 'blog' }, pages: { type: 'pages' } },
});
