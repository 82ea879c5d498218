export default {
  title: 'Site',
  url: 'https://site.example.com',
  locales: { en: {} },
  collections: { docs: { type: 'docs' } },
  navbar: {
    style: 'black',
    items: [
      { label: 'Start', to: '/docs/start', activeBaseRegex: '(docs' },
      { label: 'Start', to: '/docs/start', activeBasePath: 'docs', target: 'blank' },
      { type: 'social', icon: 'githb', href: 'https://github.com/example' },
      { type: 'custom' },
    ],
  },
  footer: { style: 'dark', links: [{ icon: 'github' }] },
};
