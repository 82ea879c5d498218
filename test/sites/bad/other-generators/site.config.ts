import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Other generators',
  url: 'https://other.example.com',
  locales: { en: {} },
  collections: { docs: { type: 'docs' } },
});
