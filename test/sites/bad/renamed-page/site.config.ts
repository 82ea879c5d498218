import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Bad input',
  url: 'https://bad.example.com',
  locales: { en: { label: 'English' }, es: { label: 'Español' } },
  collections: { docs: { type: 'docs' } },
});
