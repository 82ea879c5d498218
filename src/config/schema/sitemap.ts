import * as z from 'zod';

/** Options of the maps for search engines; `false` for none. */
export const sitemapSchema = z.union([
  z.literal(false),
  z.strictObject({
    exclude: z.array(z.string().regex(/^\//, 'an address of the site, such as `/internal`')).optional(),
    lastmod: z.boolean().optional(),
  }),
]);
