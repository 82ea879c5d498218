import * as z from 'zod';

const pattern = z
  .string()
  .regex(
    /^(?:https?|\*):\/\/[^/\s]/,
    'a pattern of addresses, such as `https://example.com/**` or `*://example.com/**`',
  );

/** How links to other sites are checked. */
export const externalSchema = z.strictObject({
  allow: z.array(pattern).optional(),
  deny: z.array(pattern).optional(),
  maxAge: z.number().min(0).max(365).optional(),
  timeout: z.number().min(1).max(300).optional(),
  perHost: z.number().int().min(1).max(16).optional(),
  concurrency: z.number().int().min(1).max(128).optional(),
  retries: z.number().int().min(0).max(10).optional(),
});
