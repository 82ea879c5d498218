import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Plugin assets',
  url: 'https://assets.example.com',
  locales: { en: {} },
  collections: { docs: { type: 'docs' } },
  plugins: ['./plugins/throws.ts'],
});
