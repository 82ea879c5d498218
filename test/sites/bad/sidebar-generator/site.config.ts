import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Bad input',
  url: 'https://bad.example.com',
  locales: { en: {}, es: {} },
  collections: {
    throws: {
      type: 'docs',
      sidebarItemsGenerator: () => {
        throw new Error('No list today');
      },
    },
    late: {
      type: 'docs',
      // @ts-expect-error The type says that this is wrong.
      sidebarItemsGenerator: async ({ items }) => items,
    },
    nothing: {
      type: 'docs',
      // @ts-expect-error The type says that this is wrong.
      sidebarItemsGenerator: () => undefined,
    },
    wrong: {
      type: 'docs',
      sidebarItemsGenerator: ({ docs }) => [
        ...docs.map(({ id }) => id.replace('page', 'paeg')),
        // @ts-expect-error The type says that this is wrong.
        { type: 'category', label: 'Empty', itmes: [] },
      ],
    },
    unknown: {
      type: 'docs',
      sidebarItemsGenerator: ({ docs }) => docs.map(({ id }) => id.replace('page', 'paeg')),
    },
    html: {
      type: 'docs',
      sidebarItemsGenerator: ({ items }) => [{ Inside: [...items, { type: 'html', value: '<b>Bold</b>' }] }],
    },
  },
});
