import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Images',
  url: 'https://images.example.com',
  locales: { en: {}, es: {} },
  collections: { docs: { type: 'docs' } },
  images: { formats: ['avif', 'webp'], widths: [320, 640, 960], zoom: true },
});
