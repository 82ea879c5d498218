import * as z from 'zod';
import { addressPath, optionalAddressPath, sitePath } from '../../config/schema/address.ts';
import { headSchema } from '../../config/schema/head.ts';
import { localizedText } from '../../config/schema/text.ts';
import { commonFields, isNotBoth, layoutFields, notBoth } from '../../content/schema/front-matter.ts';
import { text } from '../../content/schema/scalars.ts';
import { codeScheme } from '../../shared/code-scheme.ts';

/** The options of a blog. */
export const blogOptions = z.strictObject({
  type: z.literal('blog'),
  path: optionalAddressPath.optional(),
  source: sitePath.optional(),
  head: headSchema,
  title: localizedText.optional(),
  description: localizedText.optional(),
  postsPerPage: z.number().int().positive().optional(),
});

const postFrontMatterSchema = z
  .strictObject({
    ...commonFields,
    ...layoutFields,
    /** Leave the list of recent posts out. */
    hide_sidebar: z.boolean().optional(),
    /**
     * Date of the post, such as `2026-09-14`. A time, as in `2026-09-14 16:30`, orders the posts of
     * one day; it is UTC unless it ends in an offset such as `+02:00`. Default: the date in the
     * file's name.
     */
    date: z
      .string()
      .regex(
        /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?)?$/,
        'a date such as 2026-09-14 or 2026-09-14 16:30',
      )
      .optional(),
    /** Keys of `authors.yml`. */
    authors: z.union([z.string(), z.array(z.string())], 'a key of authors.yml, or a list of them').optional(),
    /** Keys of `tags.yml`, or other words. */
    tags: z.array(text()).optional(),
  })
  .refine(isNotBoth, notBoth);

/** Front matter of a blog post, for the scan. */
export const postFrontMatter = { name: 'post', schema: postFrontMatterSchema } as const;

/** `authors.yml`: authors of the blog. */
export const authorsSchema = z.record(
  z.string(),
  z.strictObject({
    name: text(z.string().min(1)),
    /** Job title of the author. */
    title: text().optional(),
    description: text().optional(),
    /** Address that the name links to if the author has no page. */
    url: z
      .string()
      .refine((url) => codeScheme(url) === null, 'an address such as `https://example.com`, which runs no code')
      .optional(),
    /** A square picture, a file in `static/`. */
    image: z.string().optional(),
    /**
     * Whether the author has a page with the list of posts, or its address under the list of
     * authors. Default address: the key.
     */
    page: z.union([z.boolean(), z.strictObject({ permalink: addressPath })], 'true or { permalink }').optional(),
  }),
);

/** `tags.yml`: labels and addresses of tags. */
export const tagsSchema = z.record(
  z.string(),
  z.strictObject({
    /** Default: the key. */
    label: text(z.string().min(1)).optional(),
    /** Address under the list of tags. Default: the key in kebab case. */
    permalink: addressPath.optional(),
    description: text().optional(),
  }),
);

export type PostFrontMatter = z.output<typeof postFrontMatterSchema>;
export type AuthorMetadata = z.output<typeof authorsSchema>[string];
export type TagMetadata = z.output<typeof tagsSchema>[string];
