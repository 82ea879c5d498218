import { defineCollectionType, definePlugin } from 'docsgen';

const words = defineCollectionType({
  name: 'words',
  title: 'Words',
  frontMatter: {
    kind: { type: 'string', enum: ['noun', 'verb'], required: true },
    since: { type: 'date' },
    related: { type: 'list' },
  },
  components: { word: './Word.tsx' },
  pages: ({ entries, report }) => {
    const known = new Set(entries.map(({ path }) => path));
    for (const entry of entries)
      for (const name of entry.frontMatter.related ?? [])
        if (!known.has(name)) report({ entry, field: 'related', title: `There is no word \`${name}\`` });
    return entries.map((entry) => ({ kind: 'word', entry }));
  },
});

export default definePlugin({ name: 'words', collections: [words] });
