import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Voice',
  tagline: { en: 'Calls for all.', es: 'Llamadas para todos.' },
  url: 'https://voice.example.com',
  base: '/help/',
  locales: { en: { label: 'English' }, es: { label: 'Español' } },
  machineReaders: true,
  collections: {
    docs: { type: 'docs', versions: [{ name: 'current', label: '2.0' }, { name: '1.0' }] },
    blog: { type: 'blog' },
    pages: { type: 'pages' },
  },
});
