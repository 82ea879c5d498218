import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Bad input',
  url: 'https://bad.example.com',
  locales: { en: {} },
  plugins: ['docsgen/plugins/glosary', ['docsgen/plugins/glossary', { path: 'a.yml' }]],
  collections: { docs: { type: 'docs' } },
});
