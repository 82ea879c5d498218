import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Crawl',
  url: 'https://crawl.example.com',
  locales: { en: { label: 'English' }, es: { label: 'Español' } },
  collections: {
    guide: {
      type: 'docs',
      lastVersion: '2.0',
      versions: [{ name: 'current' }, { name: '2.0' }, { name: '1.0', path: 'v1' }],
    },
    api: {
      type: 'docs',
      sidebars: {
        api: [
          'overview',
          { type: 'category', label: 'Events', link: 'generated-index', items: ['webhooks'] },
          { type: 'category', label: 'Requests', link: 'generated-index', items: ['calls', 'errors'] },
        ],
      },
      versions: [
        { name: 'current', label: '1.0' },
        {
          name: '0.9',
          sidebars: {
            api: [
              'overview',
              { type: 'category', label: 'Requests', link: 'generated-index', items: ['calls', 'errors'] },
            ],
          },
        },
      ],
    },
    pages: { type: 'pages' },
  },
  navbar: {
    items: [
      { type: 'doc', collection: 'guide', doc: 'only', label: 'Only' },
      { type: 'doc', collection: 'guide', doc: 'intro', label: 'Guide' },
      { type: 'docSidebar', collection: 'api', label: 'API' },
      { type: 'docsVersion', collection: 'guide', label: 'Version' },
      { type: 'docsVersionDropdown', collection: 'guide' },
      { type: 'docsVersionDropdown', collection: 'api' },
      { type: 'localeDropdown' },
    ],
  },
});
