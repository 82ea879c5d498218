import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Bad input',
  url: 'https://bad.example.com',
  locales: { en: {}, es: { path: 'lang' }, ca: { path: 'lang' } },
  collections: { docs: { type: 'docs' } },
  footer: { columns: [], links: [] },
  tableOfContents: { minLevel: 4, maxLevel: 3 },
});
