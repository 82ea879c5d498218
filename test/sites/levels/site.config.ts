import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Levels',
  url: 'https://levels.internal',
  locales: { en: {} },
  machineReaders: true,
  collections: { docs: { type: 'docs' } },
  reports: {
    'missing-anchor': 'warn',
    'missing-alt-text': 'off',
    'broken-link': { ignore: [{ target: '/api/**', reason: 'Another program writes them' }] },
  },
});
