import { defineCollectionType, definePlugin, type PluginCollection, type PluginNavbarItem } from 'docsgen';

declare module 'docsgen' {
  interface CollectionConfigs {
    history: PluginCollection<'history'> & { product: string };
  }
  interface CollectionItemConfigs {
    newestRelease: PluginNavbarItem<'newestRelease'>;
  }
}

const history = defineCollectionType({
  name: 'history',
  title: 'History',
  options: { product: { type: 'string', required: true } },
  frontMatter: { released: { type: 'date', required: true }, level: { type: 'string', enum: ['major', 'minor'] } },
  components: { release: './Release.tsx', list: './ReleaseList.tsx' },
  pages: ({ entries, options, report }) => {
    const newestFirst = entries.toSorted((a, b) => b.frontMatter.released.localeCompare(a.frontMatter.released));
    for (const entry of entries)
      if (entry.frontMatter.released < '2020-01-01') report({ entry, field: 'released', title: 'The phone is younger' });
    const releases = newestFirst.map((entry, at) => ({
      kind: 'release' as const,
      entry,
      links: { newer: newestFirst[at - 1]?.slug ?? null, older: newestFirst[at + 1]?.slug ?? null },
      data: { product: options.product },
      keywords: [`version ${entry.path}`],
    }));
    return [{ kind: 'list', entries: newestFirst }, ...releases];
  },
  navbarItems: {
    newestRelease: {
      link: ({ pages }) => {
        const newest = pages.find(({ entry }) => entry !== undefined);
        return newest?.entry ? { slug: newest.entry.slug, label: newest.entry.title } : null;
      },
    },
  },
});

export default definePlugin({ name: 'history', collections: [history] });
