import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'No Markdown',
  url: 'https://none.example.com',
  locales: { en: {} },
  collections: { docs: { type: 'docs' } },
});
