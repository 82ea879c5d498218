import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Islands',
  url: 'https://islands.example.com',
  locales: { en: {} },
  collections: { docs: { type: 'docs', path: '/docs' }, pages: { type: 'pages' } },
  plugins: ['docsgen-plugin-gauge'],
  security: { inlineStyles: true },
});
