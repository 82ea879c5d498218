export default {
  url: 'https://bad.example.com',
  locales: { en: {} },
  navbar: {
    items: [{ label: 'Lost', to: '/lost' }],
  },
};
