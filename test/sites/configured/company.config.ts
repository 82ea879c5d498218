export default {
  url: 'https://configured.example.com',
  locales: { en: {} },
  titleTemplate: '%s · Company',
  noIndex: true,
  custom: { plan: 'Free', region: 'EU' },
};
