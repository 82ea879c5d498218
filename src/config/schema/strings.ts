import * as z from 'zod';
import type { StringsFields } from '../fields/strings.ts';

const categories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** Returns the rules of the strings of one language. `text` are the rules of a text. */
export function createStringsSchema<T extends z.ZodType<string>>(text: T) {
  const forms = z.partialRecord(z.enum(categories), text);
  return z.record(z.string(), z.union([text, forms], 'a text, or a text for each plural category'));
}

/** Strings of the configuration, by locale or language tag. */
export const stringsSchema: z.ZodType<Record<string, StringsFields>, Record<string, StringsFields>> = z.record(
  z.string(),
  createStringsSchema(z.string().min(1)),
);
