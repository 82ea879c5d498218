import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Image options',
  url: 'https://example.com',
  locales: { en: {} },
  collections: { docs: { type: 'docs' } },
  images: {
    formats: ['avif', 'jxl'],
    widths: [320, 0],
    quality: 101,
    zom: true,
  },
});
