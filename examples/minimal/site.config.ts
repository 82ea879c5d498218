import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Kettle',
  url: 'https://kettle.example.com',
  locales: { en: {} },
  collections: { docs: { type: 'docs' } },
});
