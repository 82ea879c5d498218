import * as z from 'zod';

const kilobytes = z.number().min(1);

/** How large pages may be. */
export const budgetSchema = z.strictObject({
  html: kilobytes.optional(),
  scripts: kilobytes.optional(),
  images: kilobytes.optional(),
});
