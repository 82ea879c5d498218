import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Conditions of plugins',
  url: 'https://conditions.example.com',
  locales: { en: {} },
  collections: { docs: { type: 'docs' } },
  plugins: ['./plugins/stars.ts', './plugins/late.ts'],
});
