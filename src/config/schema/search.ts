import * as z from 'zod';

/** Options of the built-in search, or of the site's own; `false` for no search. */
export const searchSchema = z.union([
  z.literal(false),
  z.strictObject({
    /**
     * A module of the site that exports `createSearch`, relative to the root: `./search.ts`.
     * Default: the built-in search.
     */
    engine: z.string().min(1).optional(),
    /**
     * Origins that the module sends requests to: `https://search.example.com`. The content security
     * policy of the pages forbids all others.
     */
    connect: z
      .array(z.string().regex(/^https?:\/\/[^/\s;,]+$/, 'an origin such as `https://search.example.com`'))
      .optional(),
  }),
]);
