import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Bad styles',
  url: 'https://styles.example.org',
  locales: { en: {} },
  collections: { guide: { type: 'docs' } },
  styles: ['./styles/tailwind.css', './styles/colors.scss'],
});
