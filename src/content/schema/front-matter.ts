import * as z from 'zod';
import { text as textOf, withNumbers } from './scalars.ts';

const text = textOf();

const headingLevel = withNumbers(z.number().int().min(2).max(6)).optional();

const common = {
  /** Title of the page. Default: the first `# heading`, else the file's name. */
  title: text.optional(),
  /** One sentence for search engines, cards and shared links. Default: the first paragraph. */
  description: text.optional(),
  /** Keywords for search engines. */
  keywords: z.array(text).optional(),
  /** Picture for shared links. */
  image: z.string().min(1).optional(),
  /**
   * Address, from the start of the collection if it begins with a slash, else from the file's
   * folder.
   */
  slug: z.string().min(1).optional(),
  /** Leave the table of contents out. */
  hide_table_of_contents: z.boolean().optional(),
  /** Lowest heading level in the table of contents. */
  toc_min_heading_level: headingLevel,
  /** Highest heading level in the table of contents. */
  toc_max_heading_level: headingLevel,
  /** Not ready: left out of a build, except with `--drafts`. */
  draft: z.boolean().optional(),
  /** Built, but not shown in any list; search engines are asked not to index it. */
  unlisted: z.boolean().optional(),
  /** The author's own values; docsgen does not read them. */
  custom: withNumbers(z.record(z.string(), z.unknown())).optional(),
};

/**
 * Makes zod check rules over several fields even if other fields are wrong, so that all mistakes
 * are reported together.
 */
const always = ({ value }: { readonly value: unknown }) => typeof value === 'object' && value !== null;

const notBoth = (front: { readonly draft?: boolean | undefined; readonly unlisted?: boolean | undefined }) =>
  !(front.draft === true && front.unlisted === true);
const notBothMessage = { message: 'either `draft` or `unlisted`, not both', path: ['unlisted'], when: always };

/** Front matter of a doc. */
export const docFrontMatterSchema = z
  .strictObject({
    ...common,
    /** Last part of the doc's id. Default: the file's name. */
    id: z
      .string()
      .regex(/^(?!\.{1,2}$)[^/]+$/, 'an id without slashes, other than `.` and `..`; the folder is part of it already')
      .optional(),
    /** Do not show the title above the text. */
    hide_title: z.boolean().optional(),
    /** Text in the sidebar. Default: the title. */
    sidebar_label: text.optional(),
    /** Place among its neighbors in a generated sidebar. */
    sidebar_position: withNumbers(z.number()).optional(),
    /** Sidebar shown beside the doc; null for none. */
    displayed_sidebar: z.string().nullable().optional(),
    /** Text of links from the pages before and after. Default: the sidebar's. */
    pagination_label: text.optional(),
    /** Id of the previous doc; null for none. */
    pagination_prev: z.string().nullable().optional(),
    /** Id of the next doc; null for none. */
    pagination_next: z.string().nullable().optional(),
  })
  .refine(notBoth, notBothMessage);

/** Front matter of a blog post. */
export const postFrontMatterSchema = z
  .strictObject({
    ...common,
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
    tags: z.array(text).optional(),
  })
  .refine(notBoth, notBothMessage);

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

/** Front matter of a page that is neither doc nor post. */
export const pageFrontMatterSchema = z
  .strictObject({
    ...common,
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
  .refine(notBoth, notBothMessage)
  .refine((front) => front.layout !== 'home' || front.hero !== undefined, {
    message: 'a `hero` with `title` and `tagline`, which the layout `home` needs',
    path: ['hero'],
    when: always,
  });

export type DocFrontMatter = z.output<typeof docFrontMatterSchema>;
export type PostFrontMatter = z.output<typeof postFrontMatterSchema>;
export type PageFrontMatter = z.output<typeof pageFrontMatterSchema>;
