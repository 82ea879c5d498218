import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Films',
  url: 'https://films.example.com',
  locales: { en: {} },
  collections: { docs: { type: 'docs' } },
  policy: { 'frame-src': ['https://www.youtube-nocookie.com'] },
});
