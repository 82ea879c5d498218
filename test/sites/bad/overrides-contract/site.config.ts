export default {
  title: 'Site',
  url: 'https://docs.internal',
  locales: { en: {} },
  collections: { docs: { type: 'docs' } },
};
