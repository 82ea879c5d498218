import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Plugins',
  url: 'https://plugins.example.com',
  locales: { en: {} },
  collections: { docs: { type: 'docs' } },
  plugins: ['./plugins/links.ts', './plugins/right.ts'],
});
