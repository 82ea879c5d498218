import * as z from 'zod';

/** The fields that a site adds to the front matter of its pages, by name. */
export const siteFieldsSchema = z.record(
  z.string().regex(/^[A-Za-z]\w*$/, 'a name of letters, digits and underscores'),
  z.strictObject({
    type: z.enum(['string', 'number', 'boolean', 'list']),
    enum: z.array(z.string().min(1)).min(1).optional(),
    description: z.string().optional(),
    collections: z.array(z.string()).optional(),
  }),
);
