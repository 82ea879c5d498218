import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Bad input',
  url: 'https://bad.example.com',
  locales: {
    en: { url: 'https://en.example.com', base: '/en/' },
    es: { url: 'https://es.example.com' },
    'es-MX': { url: 'https://es.example.com/', path: '' },
    pt: { path: 'es' },
    fr: { url: 'https://fr.example.com/docs/' },
    de: { base: './' },
  },
  collections: { docs: { type: 'docs' } },
});
