import { defineConfig } from 'docsgen';

export default defineConfig({
  title: { en: 'Three languages', es: 'Tres idiomas', ar: 'ثلاث لغات' },
  url: 'https://three.example.com',
  locales: {
    en: { label: 'English', htmlLang: 'en-GB' },
    es: { label: 'Español' },
    ar: { path: 'arabic', calendar: 'islamic-umalqura' },
  },
  collections: { docs: { type: 'docs' }, blog: { type: 'blog' }, pages: { type: 'pages' } },
  languageHint: false,
  navbar: { items: [{ type: 'localeDropdown' }] },
});
