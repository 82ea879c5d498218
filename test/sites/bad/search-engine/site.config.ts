export default {
  title: 'Bad engine',
  url: 'https://bad.example.com',
  locales: { en: {} },
  collections: { docs: { type: 'docs' } },
  search: { engine: './engin.ts', connect: ['https://ok.example.com'] },
};
