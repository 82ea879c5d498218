import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Plugins',
  url: 'https://plugins.example.com',
  locales: { en: {}, es: {} },
  collections: { docs: { type: 'docs', path: '/docs' } },
  markdown: {
    remarkPlugins: ['remark-smartypants', { plugin: './plugins/shout.ts', options: { word: 'soon' }, place: 'first' }],
    rehypePlugins: [['rehype-external-links', { rel: ['nofollow'], target: '_blank' }]],
  },
  strings: { es: { 'theme.NotFound.title': 'Aquí no hay nada' } },
  plugins: [['./plugins/glossary.ts', { terms: { SIP: 'A protocol that starts and ends calls.' } }], './plugins/moved.ts',
    './plugins/boxes.ts', './plugins/lists.ts'],
});
