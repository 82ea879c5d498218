import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Labels',
  url: 'https://labels.example.com',
  locales: { en: {}, es: {} },
  collections: {
    guide: {
      type: 'docs',
      lastVersion: '1.0',
      versions: [
        { name: 'current', label: { en: 'Next', es: 'Próxima' } },
        { name: '1.0', label: { en: '1.0 (stable)', es: '1.0 (estable)' } },
      ],
    },
    // A folder of its own, with a folder for each language inside.
    api: { type: 'docs', source: 'packages/api' },
    blog: { type: 'blog', title: { en: 'News', es: 'Noticias' } },
  },
  markdown: { variables: { phone: { en: 'phone', es: 'teléfono' } } },
  navbar: {
    items: [
      { type: 'docsVersionDropdown', collection: 'guide' },
      { type: 'docsVersion', collection: 'guide' },
    ],
  },
  machineReaders: true,
});
