import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Texts',
  url: 'https://texts.example.com',
  locales: { en: {}, es: {} },
  collections: { docs: { type: 'docs' } },
  markdown: {
    variables: { product: 'Voice AI', office: { en: 'London', es: 'Londres' } },
    admonitions: { security: { label: { en: 'Security', es: 'Seguridad' }, icon: 'server', color: 'danger' } },
  },
  security: { inlineStyles: true },
});
