import * as z from 'zod';
import { addressPath } from '../../config/schema/address.ts';
import { text } from './scalars.ts';

/** The tags of an entry: keys of `tags.yml`, or other words. */
export const tagList = z.array(text()).optional();

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
