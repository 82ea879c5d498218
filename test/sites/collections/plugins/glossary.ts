import { defineCollectionType, definePlugin, type PluginCollection } from 'docsgen';

declare module 'docsgen' {
  interface CollectionConfigs {
    glossary: PluginCollection<'glossary'>;
  }
}

const glossary = defineCollectionType({
  name: 'glossary',
  title: { en: 'Glossary', es: 'Glosario' },
  pages: ({ entries }) => entries.map((entry) => ({ entry })),
});

export default definePlugin({ name: 'glossary', collections: [glossary] });
