import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Component libraries',
  url: 'https://libraries.example.com',
  locales: { en: {} },
  collections: { docs: { type: 'docs', path: '/' } },
  // Many of these packages set styles on elements, or write style sheets while they run.
  security: { inlineStyles: true },
});
