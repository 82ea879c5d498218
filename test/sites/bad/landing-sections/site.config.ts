import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Sections',
  url: 'https://docs.example.com',
  locales: { en: {} },
  collections: { pages: { type: 'pages' } },
});
