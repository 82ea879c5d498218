import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Parts',
  url: 'https://example.com',
  locales: { en: {}, es: {} },
  collections: { docs: { type: 'docs' } },
});
