import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Kettle',
  url: 'https://kettle.example.com',
  locales: { en: {} },
  collections: { docs: { type: 'docs' } },
  footer: { copyright: 'Made by the Kettle people' },
  plugins: [['./plugins/glossary.ts', { terms: { limescale: 'The white stone that hard water leaves.' } }]],
});
