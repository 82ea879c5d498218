import * as z from 'zod';
import { budgetSchema } from './check-budget.ts';
import { externalSchema } from './check-external.ts';
import { wordsSchema } from './check-words.ts';

/** What `docsgen check` needs to know beside the pages. */
export const checkSchema = z.strictObject({
  budget: budgetSchema.optional(),
  external: externalSchema.optional(),
  words: wordsSchema.optional(),
});
