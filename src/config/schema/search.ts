import * as z from 'zod';

/** Options of the built-in search, or of the site's own; `false` for no search. */
export const searchSchema = z.union([
  z.literal(false),
  z.strictObject({
    engine: z.string().min(1).optional(),
    connect: z
      .array(z.string().regex(/^https?:\/\/[^/\s;,]+$/, 'an origin such as `https://search.example.com`'))
      .optional(),
  }),
]);
