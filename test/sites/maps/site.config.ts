import { defineConfig } from 'docsgen';

export default defineConfig({
  title: { en: 'Maps & more', es: 'Mapas', fr: 'Cartes' },
  url: 'https://maps.example.com',
  image: '/img/card.png',
  locales: { en: {}, es: {}, fr: { htmlLang: 'fr-CA' } },
  collections: {
    docs: {
      type: 'docs',
      versions: [
        { name: 'current', label: '2.0' },
        { name: '1.0', label: '1.0', sidebars: { docs: ['intro', 'gone'] } },
      ],
      lastVersion: 'current',
      sidebars: {
        docs: [
          'intro',
          { type: 'category', label: 'Translated', link: 'generated-index', items: ['guide'] },
          { type: 'category', label: 'English', link: 'generated-index', items: ['english'] },
          'hidden',
          'unlisted',
          'unmapped',
          'elsewhere',
          'refused',
        ],
      },
    },
    blog: { type: 'blog', postsPerPage: 1, description: 'What is new.' },
    pages: { type: 'pages' },
  },
  pageDetails: { structuredData: true },
  sitemap: { exclude: ['/internal'] },
});
