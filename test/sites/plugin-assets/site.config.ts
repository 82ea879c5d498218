import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Plugin assets',
  url: 'https://assets.example.com',
  locales: { en: {} },
  collections: { docs: { type: 'docs', path: '/docs' } },
  navbar: { items: [{ type: 'custom', component: 'Mood', props: { word: 'calm' } }] },
  footer: { links: [{ label: 'Introduction', to: '/docs/intro' }] },
  styles: './site.css',
  scripts: ['./site.ts'],
  plugins: ['./plugins/first/plugin.ts', './plugins/second.ts'],
});
