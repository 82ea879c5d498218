import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Half',
  url: 'https://docs.example.com',
  locales: { en: {} },
  collections: { docs: { type: 'docs' }, blog: { type: 'blog' } },
});
