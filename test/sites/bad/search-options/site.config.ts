export default {
  title: 'Bad options',
  url: 'https://bad.example.com',
  locales: { en: {} },
  collections: { docs: { type: 'docs' } },
  search: { engin: './engine.ts', connect: ['search.example.com/path'], reportEmpty: 'stats' },
};
