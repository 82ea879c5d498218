import * as z from 'zod';
import { addressPath } from '../../../config/schema/address.ts';
import { commonFields, isNotBoth, layoutFields, notBoth } from '../../../content/schema/front-matter.ts';
import { text, withNumbers } from '../../../content/schema/scalars.ts';

const docFrontMatterSchema = z
  .strictObject({
    ...commonFields,
    ...layoutFields,
    /**
     * `wide` gives the text the whole width beside the sidebar, and has no table of contents.
     * `blank` shows nothing but the text. Default: `doc`.
     */
    layout: z.enum(['doc', 'wide', 'blank']).optional(),
    /** Leave the sidebar out. The page keeps its place in it. */
    hide_sidebar: z.boolean().optional(),
    /** Last part of the doc's id. Default: the file's name. */
    id: z
      .string()
      .regex(/^(?!\.{1,2}$)[^/]+$/, 'an id without slashes, other than `.` and `..`; the folder is part of it already')
      .optional(),
    /** Do not show the title above the text. */
    hide_title: z.boolean().optional(),
    /** Text in the sidebar. Default: the title. */
    sidebar_label: text().optional(),
    /** Place among its neighbors in a generated sidebar. */
    sidebar_position: withNumbers(z.number()).optional(),
    /** Sidebar shown beside the doc; null for none. */
    displayed_sidebar: z.string().nullable().optional(),
    /** Text of links from the pages before and after. Default: the sidebar's. */
    pagination_label: text().optional(),
    /** Id of the previous doc; null for none. */
    pagination_prev: z.string().nullable().optional(),
    /** Id of the next doc; null for none. */
    pagination_next: z.string().nullable().optional(),
  })
  .refine(isNotBoth, notBoth);

/** Front matter of a doc, for the scan. */
export const docFrontMatter = { name: 'doc', schema: docFrontMatterSchema } as const;

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

export type DocFrontMatter = z.output<typeof docFrontMatterSchema>;
export type CategoryMetadata = z.output<typeof categorySchema>;
