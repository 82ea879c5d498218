import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Bad input',
  url: 'https://[bad.example.com',
  locales: { en: { htmlLang: 'English (US)' }, th: { calendar: 'buddhistic' } },
  collections: { docs: { type: 'docs' } },
});
