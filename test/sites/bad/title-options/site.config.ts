import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Bad input',
  titleTemplate: { en: 'Product' },
  noIndex: 'yes',
  url: 'https://bad.example.com',
  locales: { en: {} },
  collections: { docs: { type: 'docs' } },
});
