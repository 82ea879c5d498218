import * as z from 'zod';

/** The search that is built in, or another; `false` for none. */
export const searchSchema = z.union([
  z.literal(false),
  z.strictObject({
    /** A module of the site that exports `createSearch`, relative to the root: `./search.ts`. Default: the search that is built in. */
    engine: z.string().min(1).optional(),
    /** Origins that the module asks: `https://search.example.com`. The policy of the pages forbids all others. */
    connect: z
      .array(z.string().regex(/^https?:\/\/[^/\s;,]+$/, 'an origin such as `https://search.example.com`'))
      .optional(),
  }),
]);
