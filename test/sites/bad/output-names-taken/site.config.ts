import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Taken',
  url: 'https://taken.example.com',
  locales: { en: {} },
  collections: { docs: { type: 'docs' } },
  security: { dotfiles: ['.docsgen-manifest'] },
});
