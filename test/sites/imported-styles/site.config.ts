import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Styles',
  url: 'https://styles.internal',
  base: './',
  locales: { en: {} },
  collections: { guide: { type: 'docs' }, pages: { type: 'pages' } },
  styles: ['./site.css'],
  plugins: ['./plugins/colors.ts'],
});
