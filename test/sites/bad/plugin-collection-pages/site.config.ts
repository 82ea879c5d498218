import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Plugins',
  url: 'https://plugins.example.com',
  locales: { en: {} },
  collections: {
    docs: { type: 'docs' },
    throws: { type: 'throws' },
    wrong: { type: 'wrong' },
    links: { type: 'links' },
    words: { type: 'words' },
  },
  plugins: ['./plugins/types.ts', './plugins/words.ts'],
});
