import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Bad input',
  url: 'https://docs.internal',
  locales: { en: {} },
  collections: { docs: { type: 'docs' } },
});
