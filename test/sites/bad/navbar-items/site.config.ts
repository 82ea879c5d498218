export default {
  title: 'Site',
  url: 'https://site.example.com',
  locales: { en: {} },
  collections: { docs: { type: 'docs' } },
  navbar: {
    items: [
      { type: 'custom', component: 'Statos' },
      { label: 'Menu', to: '/docs/strat', items: [{ label: 'Start', to: '/docs/start' }] },
    ],
  },
};
