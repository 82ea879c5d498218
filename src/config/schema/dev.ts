import * as z from 'zod';

/** A name as in a URL, with a dot before it for all names below it; without scheme and port. */
export const allowedHost = /^\.?[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/i;

/** What the rule of a name says. */
export const allowedHostRule =
  'a name such as `preview.example.com`, or `.example.com` for all names below it, without scheme and port';

/** The shortest time between two comparisons of all files with the disk, in milliseconds. */
export const shortestPollMs = 50;

/** The preview of `docsgen dev` and `docsgen serve`. */
export const devSchema = z.strictObject({
  poll: z.union([z.boolean(), z.number().int().min(shortestPollMs)]).optional(),
  allowedHosts: z.array(z.string().regex(allowedHost, allowedHostRule)).optional(),
});
