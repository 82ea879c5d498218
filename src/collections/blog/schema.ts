import * as z from 'zod';
import { addressPath } from '../../config/schema/address.ts';
import { collectionFields } from '../../config/schema/collection.ts';
import { feedSchema } from '../../config/schema/feed.ts';
import { localizedText } from '../../config/schema/text.ts';
import { commonFields, isNotBoth, layoutFields, notBoth } from '../../content/schema/front-matter.ts';
import { text } from '../../content/schema/scalars.ts';
import { tagList } from '../../content/schema/tags.ts';
import { authorOfPost } from './authors/schema.ts';
import type { PostFilter } from './fields.ts';

/** The options of a blog. */
export const blogOptions = z.strictObject({
  type: z.literal('blog'),
  ...collectionFields,
  title: localizedText.optional(),
  description: localizedText.optional(),
  postsPerPage: z.number().int().positive().optional(),
  order: z.enum(['newest-first', 'oldest-first']).optional(),
  readingTime: z.boolean().optional(),
  futurePosts: z.boolean().optional(),
  segments: z
    .strictObject({
      tags: addressPath.optional(),
      authors: addressPath.optional(),
      archive: addressPath.optional(),
    })
    .optional(),
  sidebar: z
    .strictObject({
      count: z
        .union([z.number().int().nonnegative(), z.literal('all')], 'a whole number, 0 or more, or `all`')
        .optional(),
      title: localizedText.optional(),
      groupByYear: z.boolean().optional(),
    })
    .optional(),
  filterPosts: z.custom<PostFilter>((value) => typeof value === 'function', 'a function').optional(),
  feed: feedSchema.optional(),
});

/** `PostFields` explains each field. */
const postFrontMatterSchema = z
  .strictObject({
    ...commonFields,
    ...layoutFields,
    hide_sidebar: z.boolean().optional(),
    hide_title: z.boolean().optional(),
    sidebar_label: text().optional(),
    pagination_label: text().optional(),
    pagination_prev: text().nullable().optional(),
    pagination_next: text().nullable().optional(),
    date: z
      .string()
      .regex(
        /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?)?$/,
        'a date such as 2026-09-14 or 2026-09-14 16:30',
      )
      .optional(),
    authors: z
      .union([authorOfPost, z.array(authorOfPost)], 'a key of authors.yml, an author with a name, or a list of them')
      .optional(),
    tags: tagList,
  })
  .refine(isNotBoth, notBoth);

/** Front matter of a blog post, for the scan. */
export const postFrontMatter = { name: 'post', schema: postFrontMatterSchema } as const;

export type PostFrontMatter = z.output<typeof postFrontMatterSchema>;
