import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Bad input',
  url: 'https://bad.example.com',
  locales: { en: {}, 'simplified-chinese': {}, jp: {}, 'en-UK': {} },
  collections: { docs: { type: 'docs' } },
});
