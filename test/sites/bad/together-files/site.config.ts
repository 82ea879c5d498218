import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Files',
  url: 'https://files.example.com',
  locales: { en: {}, es: {} },
  collections: { docs: { type: 'docs' }, blog: { type: 'blog' } },
});
