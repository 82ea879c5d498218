import * as z from 'zod';
import { definePlugin, type PluginSetup } from '../contract/plugin.ts';
import { writeWorker } from './write-worker.ts';

const optionsSchema = z.strictObject({
  pages: z.enum(['visited', 'all']).default('visited'),
  remove: z.boolean().default(false),
});

/** Keeps pages and the search usable without a connection. */
export const offlinePlugin = definePlugin(({ options }: PluginSetup<unknown>) => {
  const read = optionsSchema.safeParse(options ?? {});
  if (!read.success) throw new Error("there are two options: `pages`, `'visited'` or `'all'`, and `remove`, a boolean");
  const { pages, remove } = read.data;
  return {
    name: 'offline',
    serviceWorker: { offlinePage: !remove },
    output: (site) => writeWorker(site, remove ? null : pages),
    ...(remove ? {} : { client: ['./keep-pages.ts'], styles: ['./offline.css'] }),
  };
});
