export default {
  url: 'https://configured.example.com',
  locales: { en: {} },
  custom: { plan: 'Free', region: 'EU' },
};
