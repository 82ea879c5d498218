import * as z from 'zod';
import { addressPath, optionalAddressPath, sitePath } from '../../config/schema/address.ts';
import { feedSchema } from '../../config/schema/feed.ts';
import { headSchema } from '../../config/schema/head.ts';
import { editUrlSchema } from '../../config/schema/page-details.ts';
import { rewritesSchema } from '../../config/schema/rewrites.ts';
import { localizedText } from '../../config/schema/text.ts';
import { commonFields, isNotBoth, layoutFields, notBoth } from '../../content/schema/front-matter.ts';
import { text } from '../../content/schema/scalars.ts';
import { tagList } from '../../content/schema/tags.ts';
import { codeScheme } from '../../shared/code-scheme.ts';

/** The options of a blog. */
export const blogOptions = z.strictObject({
  type: z.literal('blog'),
  path: optionalAddressPath.optional(),
  source: sitePath.optional(),
  rewrites: rewritesSchema.optional(),
  head: headSchema,
  editUrl: editUrlSchema.optional(),
  title: localizedText.optional(),
  description: localizedText.optional(),
  postsPerPage: z.number().int().positive().optional(),
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
    authors: z.union([z.string(), z.array(z.string())], 'a key of authors.yml, or a list of them').optional(),
    tags: tagList,
  })
  .refine(isNotBoth, notBoth);

/** Front matter of a blog post, for the scan. */
export const postFrontMatter = { name: 'post', schema: postFrontMatterSchema } as const;

/** `authors.yml`: authors of the blog. `AuthorFields` explains them. */
export const authorsSchema = z.record(
  z.string(),
  z.strictObject({
    name: text(z.string().min(1)),
    title: text().optional(),
    description: text().optional(),
    url: z
      .string()
      .refine((url) => codeScheme(url) === null, 'an address such as `https://example.com`, which runs no code')
      .optional(),
    image: z.string().optional(),
    page: z.union([z.boolean(), z.strictObject({ permalink: addressPath })], 'true or { permalink }').optional(),
  }),
);

export type PostFrontMatter = z.output<typeof postFrontMatterSchema>;
export type AuthorMetadata = z.output<typeof authorsSchema>[string];
