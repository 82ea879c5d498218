import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Bad input',
  url: 'https://docs.internal',
  locales: { en: {}, es: {}, pt: {} },
  collections: { docs: { type: 'docs' } },
  navbar: { items: [{ label: 'Intro', to: '/docs/intro#part-one' }, { type: 'localeDropdown' }] },
  redirects: [{ from: '/old', to: '/docs/intro#part-one' }],
});
