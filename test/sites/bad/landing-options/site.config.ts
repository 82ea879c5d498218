import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Sections',
  url: 'https://docs.example.com',
  locales: { en: {} },
  collections: { pages: { type: 'pages' } },
  palette: { light: { acent: '#00f', text: 'red;}' } },
  colorMode: { default: 'auto', switch: 'two-state' },
});
