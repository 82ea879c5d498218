import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Plugins',
  url: 'https://plugins.example.com',
  locales: { en: {} },
  collections: { docs: { type: 'docs' } },
  plugins: ['./plugins/first.ts', './plugins/second.ts', './plugins/again.ts', './plugins/outside.ts', './plugins/number.ts', './plugins/nowhere.ts'],
});
