import * as z from 'zod';
import { isSitePath } from './address.ts';

const kilobytes = z.number().min(1);

/** How large pages may be. */
const budgetSchema = z.strictObject({
  html: kilobytes.optional(),
  scripts: kilobytes.optional(),
  images: kilobytes.optional(),
});

const pattern = z
  .string()
  .regex(
    /^(?:https?|\*):\/\/[^/\s]/,
    'a pattern of addresses, such as `https://example.com/**` or `*://example.com/**`',
  );

/** How links to other sites are checked. */
const externalSchema = z.strictObject({
  allow: z.array(pattern).optional(),
  deny: z.array(pattern).optional(),
  maxAge: z.number().min(0).max(365).optional(),
  timeout: z.number().min(1).max(300).optional(),
  perHost: z.number().int().min(1).max(16).optional(),
  concurrency: z.number().int().min(1).max(128).optional(),
  retries: z.number().int().min(0).max(10).optional(),
});

const phrase = z.string().regex(/[\p{L}\p{N}]/u, 'a word or a phrase');

const falseFriend = z.strictObject({
  term: z.union([phrase, z.array(phrase).min(1)]),
  not: z.array(phrase).min(1),
  use: z.string().min(1),
});

/** What the rules about words and sentences go by. */
const wordsSchema = z.strictObject({
  forbidden: z.record(z.string(), z.record(phrase, z.string().min(1).nullable())).optional(),
  falseFriends: z.record(z.string(), z.array(falseFriend)).optional(),
  spelling: z.record(z.string(), z.string().min(1)).optional(),
  dictionary: z
    .string()
    .refine(isSitePath, "the path of a file, relative to the site's folder, such as `dictionary.txt`")
    .optional(),
  maxSentence: z.number().int().min(5).max(1000).optional(),
});

/** What `docsgen check` needs to know beside the pages. */
export const checkSchema = z.strictObject({
  budget: budgetSchema.optional(),
  external: externalSchema.optional(),
  words: wordsSchema.optional(),
});
