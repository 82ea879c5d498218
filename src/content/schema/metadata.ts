import * as z from 'zod';
import { addressPath } from '../../config/schema/address.ts';
import { codeScheme } from '../../shared/code-scheme.ts';
import { text, withNumbers } from './scalars.ts';

/** `_category_.yml`: metadata of a folder in a generated sidebar. */
export const categorySchema = z.strictObject({
  /** Text in the sidebar. Default: the folder's name. */
  label: text(z.string().min(1)).optional(),
  /** Shown on the category's page and on its card. */
  description: text().optional(),
  /** Place among its neighbors. */
  position: withNumbers(z.number()).optional(),
  /** Closed when no item of it is the current page. Default: true. */
  collapsed: z.boolean().optional(),
  /** Default: true. */
  collapsible: z.boolean().optional(),
  /**
   * Page of the category: cards of its items, a doc, or none. Default: the folder's index doc, if
   * there is one.
   */
  link: z
    .discriminatedUnion('type', [
      z.strictObject({
        type: z.literal('generated-index'),
        /**
         * Address from the start of the collection. Default: `/category/` and the slug of the
         * label.
         */
        slug: addressPath.optional(),
        /** Default: the label. */
        title: text().optional(),
        /** Default: the category's. */
        description: text().optional(),
      }),
      z.strictObject({
        type: z.literal('doc'),
        /** Id of the doc. */
        id: z.string().min(1),
      }),
    ])
    .nullable()
    .optional(),
});

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

export type CategoryMetadata = z.output<typeof categorySchema>;
export type AuthorMetadata = z.output<typeof authorsSchema>[string];
export type TagMetadata = z.output<typeof tagsSchema>[string];
