import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Bad input',
  url: 'https://bad.example.com',
  locales: { en: {}, es: {}, ru: {}, ja: {} },
  strings: {
    en: { 'player.play': 'Play', 'player.of': 'Track {number} of {total}' },
    es: { 'theme.NotFound.titel': 'Nada', 'player.play': 'Reproducir' },
    fr: { 'player.play': 'Lecture' },
  },
  collections: { docs: { type: 'docs' } },
});
