import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Diagrams',
  url: 'https://example.com',
  locales: { en: {} },
  collections: { docs: { type: 'docs' } },
});
