import * as z from 'zod';

/** How the pictures of pages are shown and served. */
export const imagesSchema = z.strictObject({
  formats: z.array(z.enum(['avif', 'webp'])).optional(),
  widths: z.array(z.number().int().min(16).max(8192)).optional(),
  quality: z.number().int().min(1).max(100).optional(),
  zoom: z.boolean().optional(),
  captions: z.boolean().optional(),
});
