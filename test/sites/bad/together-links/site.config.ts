import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Bad input',
  url: 'https://bad.example.com',
  locales: { en: {} },
  collections: { docs: { type: 'docs', sidebars: { main: ['intro', { type: 'link', label: 'Lost', to: '/lost' }] } } },
  navbar: {
    items: [{ label: 'Lost', to: '/lost' }],
  },
  footer: {
    links: [{ label: 'Gone', to: '/gone' }],
  },
  announcement: { content: 'See <a href="/away">this</a>' },
});
