import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Plugins',
  url: 'https://plugins.example.com',
  locales: { en: {} },
  collections: { docs: { type: 'docs' }, api: { type: 'doc' } },
  plugins: ['./plugins/api.ts'],
});
