import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Bad input',
  url: 'https://bad.example.com',
  locales: { en: {} },
  collections: { docs: { type: 'docs' } },
});
