import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Text',
  url: 'https://example.com',
  locales: { en: {} },
  collections: { docs: { type: 'docs' } },
  markdown: {
    variables: { product: 'Voice AI', version: '2.1' },
    admonitions: { security: { label: 'Security', icon: 'sheild' } },
  },
});
