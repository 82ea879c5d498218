import * as z from 'zod';
import { addressPath } from '../../config/schema/address.ts';
import { text } from './scalars.ts';

/**
 * The tags of an entry: keys of `tags.yml`, other words, or tags with their own label and address.
 */
export const tagList = z
  .array(
    z.union(
      [text(), z.strictObject({ label: text(z.string().min(1)), permalink: addressPath })],
      'a key of tags.yml, another word, or { label, permalink }',
    ),
  )
  .optional();

/** `tags.yml`: labels and addresses of tags. `TagFields` explains them. */
export const tagsSchema = z.record(
  z.string(),
  z.strictObject({
    label: text(z.string().min(1)).optional(),
    permalink: addressPath.optional(),
    description: text().optional(),
  }),
);

export type TagMetadata = z.output<typeof tagsSchema>[string];
