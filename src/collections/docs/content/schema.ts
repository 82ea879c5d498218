import * as z from 'zod';
import { addressPath } from '../../../config/schema/address.ts';
import { customSchema } from '../../../config/schema/custom.ts';
import { commonFields, isNotBoth, layoutFields, notBoth } from '../../../content/schema/front-matter.ts';
import { text, withNumbers } from '../../../content/schema/scalars.ts';
import { tagList } from '../../../content/schema/tags.ts';
import { badgeVariants } from '../../../shared/badge-variants.ts';

const written = text(z.string().min(1));
const badge = z.union([written, z.strictObject({ text: written, variant: z.enum(badgeVariants).optional() })]);

/** `DocFields` explains each field. */
const docFrontMatterSchema = z
  .strictObject({
    ...commonFields,
    ...layoutFields,
    layout: z.enum(['doc', 'split', 'wide', 'blank']).optional(),
    hide_sidebar: z.boolean().optional(),
    tags: tagList,
    id: z
      .string()
      .regex(/^(?!\.{1,2}$)[^/]+$/, 'an id without slashes, other than `.` and `..`; the folder is already part of it')
      .optional(),
    parse_number_prefixes: z.boolean().optional(),
    hide_title: z.boolean().optional(),
    sidebar_key: written.optional(),
    sidebar_label: text().optional(),
    sidebar_position: withNumbers(z.number()).optional(),
    sidebar_badge: badge.optional(),
    sidebar_class_name: z.string().min(1).optional(),
    sidebar_custom_props: withNumbers(customSchema).optional(),
    displayed_sidebar: z.string().nullable().optional(),
    pagination_label: text().optional(),
    pagination_prev: z.string().nullable().optional(),
    pagination_next: z.string().nullable().optional(),
  })
  .refine(isNotBoth, notBoth);

/** Front matter of a doc, for the scan. */
export const docFrontMatter = { name: 'doc', schema: docFrontMatterSchema } as const;

/** `_category_.yml`: metadata of a folder in a generated sidebar. `CategoryFields` explains it. */
export const categorySchema = z.strictObject({
  label: text(z.string().min(1)).optional(),
  key: written.optional(),
  description: text().optional(),
  position: withNumbers(z.number()).optional(),
  collapsed: z.boolean().optional(),
  collapsible: z.boolean().optional(),
  badge: badge.optional(),
  className: z.string().min(1).optional(),
  custom: withNumbers(customSchema).optional(),
  link: z
    .discriminatedUnion('type', [
      z.strictObject({
        type: z.literal('generated-index'),
        slug: addressPath.optional(),
        title: text().optional(),
        description: text().optional(),
        keywords: z.array(text()).optional(),
        image: z.string().min(1).optional(),
      }),
      z.strictObject({
        type: z.literal('doc'),
        id: z.string().min(1),
      }),
    ])
    .nullable()
    .optional(),
});

export type DocFrontMatter = z.output<typeof docFrontMatterSchema>;
export type CategoryMetadata = z.output<typeof categorySchema>;
