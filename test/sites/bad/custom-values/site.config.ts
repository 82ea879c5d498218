import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Bad input',
  url: 'https://bad.example.com',
  locales: { en: {} },
  collections: { docs: { type: 'docs' } },
  custom: {
    right: [1, 'two', null, { three: true, none: undefined }],
    format: (value: number) => `${value} €`,
    plans: [{ since: new Date(0) }, { price: 12n }, { price: Number.NaN }],
    pattern: /a+/,
  },
});
