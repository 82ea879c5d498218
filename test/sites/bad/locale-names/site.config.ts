import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Bad input',
  url: 'https://bad.example.com',
  locales: { en: { htmlLang: 'en_US', calendar: 'gregorian' }, pt_BR: {}, de: { htmlLang: 'german' } },
  collections: { docs: { type: 'docs' } },
});
