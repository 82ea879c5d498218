import * as z from 'zod';

const origin = z.string().regex(/^https?:\/\/[^/\s;,']+\/?$/, 'an origin such as `https://stats.example.com`');

/** Services that count visits. */
export const analyticsSchema = z
  .strictObject({
    plausible: z
      .strictObject({
        domain: z.string().regex(/^[^\s/]+$/, 'a name such as `docs.example.com`, without `https://`'),
        host: origin.optional(),
      })
      .optional(),
    umami: z.strictObject({ websiteId: z.string().min(1), host: origin.optional() }).optional(),
    matomo: z
      .strictObject({
        url: z.string().regex(/^https?:\/\/[^\s;,']+$/, 'an address such as `https://example.matomo.cloud/`'),
        siteId: z.string().regex(/^\d+$/, "a number in quotes, such as `'1'`"),
        cookies: z.boolean().optional(),
      })
      .optional(),
    ga4: z.strictObject({ measurementId: z.string().regex(/^G-[A-Z\d]+$/, 'an id such as `G-XXXXXXXXXX`') }).optional(),
  })
  .optional();

/** How the choices of readers are stored. */
export const storageSchema = z
  .strictObject({
    type: z.enum(['local', 'session']).optional(),
    namespace: z
      .string()
      .regex(/^[\w.-]+$/, 'a name of letters, digits, dots, hyphens and underscores')
      .optional(),
  })
  .optional();
