import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Math',
  url: 'https://example.com',
  locales: { en: {} },
  collections: { docs: { type: 'docs' } },
});
