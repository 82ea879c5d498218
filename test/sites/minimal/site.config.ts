import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Minimal',
  url: 'https://minimal.example.com',
  locales: { en: {} },
  collections: { docs: { type: 'docs' } },
});
