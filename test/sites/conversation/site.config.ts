import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Calls',
  url: 'https://calls.example.com',
  locales: { en: {}, ar: {} },
  collections: { pages: { type: 'pages' } },
});
