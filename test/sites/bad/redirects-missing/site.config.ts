import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Bad input',
  url: 'https://bad.example.com',
  locales: { en: {}, es: {} },
  collections: { docs: { type: 'docs' } },
  redirects: [
    { from: '/one', to: '/docs/instal' },
    { from: '/two', to: '/one' },
    { from: '/three/*', to: '/guide/*' },
    { from: '/four', to: '/docs/install#stpes' },
    { from: '/five', to: '/four' },
    { from: '/six', to: '/docs/install#steps' },
    { from: '/es/seis', to: '/es/docs/install#steps' },
    { from: '/seven', to: '/docs/install?a=b#top' },
    { from: '/eight', to: '/docs/install#english' },
    { from: '/nine', to: '/three/steps' },
    { from: '/good/*', to: '/docs/*' },
    { from: '/ten', to: '/good/steps' },
    { from: '/eleven', to: '/ten' },
  ],
});
