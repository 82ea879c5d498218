import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Theme imports',
  url: 'https://theme.example.com',
  base: '/voice/',
  locales: { en: {} },
  collections: { docs: { type: 'docs' }, pages: { type: 'pages' } },
});
