import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Component pages',
  url: 'https://docs.example.com',
  locales: { en: {}, es: {} },
  collections: { docs: { type: 'docs' }, pages: { type: 'pages' } },
});
