import * as z from 'zod';
import { isSitePath } from './address.ts';

const phrase = z.string().regex(/[\p{L}\p{N}]/u, 'a word or a phrase');

const falseFriend = z.strictObject({
  term: z.union([phrase, z.array(phrase).min(1)]),
  not: z.array(phrase).min(1),
  use: z.string().min(1),
});

/** What the rules about words and sentences go by. */
export const wordsSchema = z.strictObject({
  forbidden: z.record(z.string(), z.record(phrase, z.string().min(1).nullable())).optional(),
  falseFriends: z.record(z.string(), z.array(falseFriend)).optional(),
  spelling: z.record(z.string(), z.string().min(1)).optional(),
  dictionary: z
    .string()
    .refine(isSitePath, "the path of a file, relative to the site's folder, such as `dictionary.txt`")
    .optional(),
  maxSentence: z.number().int().min(5).max(1000).optional(),
});
