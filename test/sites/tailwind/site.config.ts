import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Tailwind',
  url: 'https://tailwind.internal',
  locales: { en: {} },
  collections: { guide: { type: 'docs' } },
  styles: ['styles/tailwind.css', 'styles/colors.scss'],
  plugins: ['docsgen/plugins/tailwind'],
});
