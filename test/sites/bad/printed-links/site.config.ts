import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Bad input',
  url: 'https://bad.example.com',
  base: '/voice/',
  locales: { en: {}, es: {} },
  collections: { docs: { type: 'docs' }, pages: { type: 'pages' } },
});
