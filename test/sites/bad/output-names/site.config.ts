import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Names',
  url: 'https://names.example.com',
  locales: { en: {}, es: {} },
  collections: { docs: { type: 'docs' }, blog: { type: 'blog' } },
});
