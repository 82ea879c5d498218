import * as z from 'zod';
import { optionalAddressPath } from '../../config/schema/address.ts';
import { headSchema } from '../../config/schema/head.ts';
import { always, commonFields, isNotBoth, notBoth } from '../../content/schema/front-matter.ts';
import { text as textOf } from '../../content/schema/scalars.ts';

/** The options of a collection of pages. */
export const pagesOptions = z.strictObject({
  type: z.literal('pages'),
  path: optionalAddressPath.optional(),
  head: headSchema,
});

const text = textOf();

const homeLink = {
  /** Address inside the site, without locale. */
  to: z.string().min(1).optional(),
  /** Address outside the site. */
  href: z.string().min(1).optional(),
};

const homeSection = z.strictObject({
  title: text,
  text: text.optional(),
  items: z
    .array(
      z.strictObject({
        /** Name of one of the theme's icons. */
        icon: z.string().optional(),
        title: text,
        text,
        ...homeLink,
      }),
    )
    .min(1),
});

const pageFrontMatterSchema = z
  .strictObject({
    ...commonFields,
    /** Do not show the title above the text. */
    hide_title: z.boolean().optional(),
    /** `home` for a landing page made of the fields below. Default: `page`. */
    layout: z.enum(['page', 'home']).optional(),
    /** Top of a landing page. */
    hero: z
      .strictObject({
        title: text,
        tagline: text,
        actions: z.array(z.strictObject({ label: text, ...homeLink, primary: z.boolean().optional() })).optional(),
      })
      .optional(),
    /** Features of the product, as cards. */
    features: homeSection.optional(),
    /** Integrations with other products, as cards. */
    integrations: homeSection.optional(),
    /** Heading above the file's own text, which a landing page shows as a sample. */
    sample: z.strictObject({ title: text, text: text.optional() }).optional(),
  })
  .refine(isNotBoth, notBoth)
  .refine((front) => front.layout !== 'home' || front.hero !== undefined, {
    message: 'a `hero` with `title` and `tagline`, which the layout `home` needs',
    path: ['hero'],
    when: always,
  });

/** Front matter of a page, for the scan. */
export const pageFrontMatter = { name: 'page', schema: pageFrontMatterSchema } as const;

export type PageFrontMatter = z.output<typeof pageFrontMatterSchema>;
