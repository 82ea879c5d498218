import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Bad input',
  url: 'https://bad.example.com',
  locales: { en: {}, es: {} },
  collections: { docs: { type: 'docs' } },
  redirects: [
    { from: '/start', to: '/begin' },
    { from: '/begin', to: '/start' },
    { from: '/self', to: '/self' },
    { from: '/a/*', to: '/b/*' },
    { from: '/b/*', to: '/a/*' },
    { from: '/one', to: '/a/two' },
    { from: '/fine', to: '/docs/install' },
  ],
});
