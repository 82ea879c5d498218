export default {
  title: 'Site',
  url: 'https://site.example.com',
  locales: { en: {} },
  collections: { docs: { type: 'docs' } },
};
