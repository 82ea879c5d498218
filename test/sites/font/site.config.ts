import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Font',
  url: 'https://font.example.com',
  locales: { en: {}, es: {} },
  collections: { docs: { type: 'docs' } },
  // The tests put it there.
  font: 'fonts/literata.woff2',
});
