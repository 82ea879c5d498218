import { defineCollectionType, definePlugin } from 'docsgen';

const words = defineCollectionType({
  name: 'words',
  title: 'Words',
  components: { word: './Word.tsx' },
  pages: ({ entries }) => entries.map((entry) => ({ kind: 'word', entry })),
});

export default definePlugin({ name: 'words', collections: [words] });
