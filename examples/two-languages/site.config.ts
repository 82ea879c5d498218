import { defineConfig } from 'docsgen';

export default defineConfig({
  title: { en: 'Kettle', es: 'Tetera' },
  url: 'https://kettle.example.com',
  locales: { en: { label: 'English' }, es: { label: 'Español' } },
  collections: {
    docs: { type: 'docs' },
    blog: { type: 'blog', title: { en: 'News', es: 'Noticias' } },
  },
  navbar: {
    items: [
      { type: 'doc', collection: 'docs', doc: 'intro', label: { en: 'Docs', es: 'Documentación' } },
      { label: { en: 'News', es: 'Noticias' }, to: '/blog' },
      { type: 'localeDropdown', position: 'right' },
    ],
  },
});
