import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Tags',
  url: 'https://tags.example.com',
  locales: { en: {}, es: {} },
  collections: { docs: { type: 'docs' } },
});
