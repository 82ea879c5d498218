import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Bad input',
  url: 'https://bad.example.com',
  locales: {
    en: { hidden: true, fallback: 'es' },
    es: { fallback: 'es' },
    pt: { fallback: 'gl' },
    gl: { fallback: 'pt-BR' },
    'pt-BR': { fallback: 'pt' },
    'pt-PT': { fallback: 'pt' },
    fr: { fallback: 'pt-PB' },
  },
  collections: { docs: { type: 'docs' } },
});
