import { defineCollectionType, definePlugin } from 'docsgen';

const glossary = defineCollectionType({
  name: 'glossary',
  title: 'Glossary',
  options: { letters: { type: 'boolean' }, source_language: { type: 'string', required: true } },
  pages: ({ entries }) => entries.map((entry) => ({ entry })),
  navbarItems: { firstWord: { link: () => null } },
});

export default definePlugin({ name: 'glossary', collections: [glossary] });
