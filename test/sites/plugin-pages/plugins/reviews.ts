import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { definePlugin } from 'docsgen';

/** Reads who has reviewed a page from a file, whose changes docsgen does not watch. */
export default definePlugin(({ root }) => ({
  name: 'reviews',
  page: async ({ url, title }) => {
    const reviews = JSON.parse(await readFile(join(root, 'data/reviews.json'), 'utf8'));
    return url in reviews ? { title: `${title}, reviewed`, props: { by: reviews[url] } } : undefined;
  },
}));
