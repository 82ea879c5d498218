import * as z from 'zod';
import type { FeedFields } from '../fields/feed.ts';
import { localizedText } from './text.ts';

const filter = z.custom<NonNullable<FeedFields['filter']>>((value) => typeof value === 'function', 'a function');

/** The feeds of a collection; false for none. `FeedFields` explains each field. */
export const feedSchema = z.union([
  z.literal(false),
  z.strictObject({
    formats: z
      .array(z.enum(['rss', 'atom', 'json']))
      .min(1)
      .optional(),
    limit: z.union([z.number().int().positive(), z.literal(false)], 'a number, 1 or more, or false').optional(),
    title: localizedText.optional(),
    description: localizedText.optional(),
    content: z.enum(['whole', 'excerpt']).optional(),
    filter: filter.optional(),
  }),
]);
