import * as z from 'zod';
import { headSchema } from '../../config/schema/head.ts';
import { isWebAddress } from '../../config/schema/page-details.ts';
import { redirectFromSchema } from '../../config/schema/redirects.ts';
import { text as textOf, withNumbers, withNumbersAsText } from './scalars.ts';

const text = textOf();

/** Beyond these, a page would be found for words that it hardly has, or not at all. */
const [lowestBoost, highestBoost] = [0.1, 10] as const;

const headingLevel = withNumbers(z.number().int().min(2).max(6)).optional();

const day = z.string().refine((date) => /^\d{4}-\d{2}-\d{2}$/.test(date) && isDay(date), 'a date such as 2026-09-14');

/** The fields that the front matter of every type of collection has. */
export const commonFields = {
  /** Title of the page. Default: the first `# heading`, else the file's name. */
  title: text.optional(),
  /**
   * Title in browser tabs and search results, with `%s` for the page's title. Without `%s`, it is
   * the whole title. Default: the site's `titleTemplate`.
   */
  title_template: text.optional(),
  /** Title in browser tabs and search results, in the place of `title`. */
  title_meta: text.optional(),
  /** One sentence for search engines, cards and shared links. Default: the first paragraph. */
  description: text.optional(),
  /** Keywords for search engines. */
  keywords: z.array(text).optional(),
  /** Picture for shared links. */
  image: z.string().min(1).optional(),
  /** What that picture shows. Default: the title. */
  image_alt: text.optional(),
  /**
   * Address, from the start of the collection if it begins with a slash, else from the file's
   * folder.
   */
  slug: z.string().min(1).optional(),
  /** Earlier addresses of the page, which lead to it; they begin at the root of the site. */
  redirect_from: redirectFromSchema,
  /** Hide the table of contents. */
  hide_table_of_contents: z.boolean().optional(),
  /** Lowest heading level in the table of contents. */
  toc_min_heading_level: headingLevel,
  /** Highest heading level in the table of contents. */
  toc_max_heading_level: headingLevel,
  /** URL at which readers can edit the page; null for no link. */
  custom_edit_url: z
    .string()
    .refine(isWebAddress, 'a URL such as `https://github.com/acme/docs/edit/main/intro.md`, or null')
    .nullable()
    .optional(),
  /** Show how long it takes to read the page, or the number of minutes to show. */
  reading_time: z
    .union([withNumbers(z.number().int().positive()), z.boolean()], 'true, false or a whole number of minutes')
    .optional(),
  /** When and by whom the page was last changed. */
  last_update: z
    .strictObject({
      date: day.optional(),
      author: text.optional(),
    })
    .optional(),
  /** Who looks after the page. */
  owner: z.union([text, z.array(text)], 'a name, or a list of them').optional(),
  /** The day by which someone must have read the page again. */
  review_by: day.optional(),
  /** Elements in the head of the page. */
  head: withNumbersAsText(headSchema),
  /** Classes of the page's `<html>` element, to style the page by. */
  class: z
    .string()
    .regex(/^[^<>"&]+$/, 'names of classes, separated by spaces')
    .optional(),
  /** Not ready: left out of a build, except with `--drafts`. */
  draft: z.boolean().optional(),
  /** Built, but not shown in any list; search engines are asked not to index it. */
  unlisted: z.boolean().optional(),
  /** Search engines are asked not to list the page. */
  noindex: z.boolean().optional(),
  /** Whether the page is in the map of the site for search engines. */
  sitemap: z.boolean().optional(),
  /** Whether the site's own search finds the page, and how high it ranks it. */
  search: z
    .union(
      [z.boolean(), z.strictObject({ boost: withNumbers(z.number().min(lowestBoost).max(highestBoost)).optional() })],
      'true, false or { boost }',
    )
    .optional(),
  /** The author's own values; docsgen does not read them. */
  custom: withNumbers(z.record(z.string(), z.unknown())).optional(),
};

/** The 30th of February is the 1st or 2nd of March for `Date`. */
function isDay(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

/** The fields that leave out parts around the text. */
export const layoutFields = {
  /** Hide the navbar and the announcement above it. */
  hide_navbar: z.boolean().optional(),
  /** Hide the footer. */
  hide_footer: z.boolean().optional(),
};

/** The values of these fields. Each type of collection adds its own. */
export type CommonFrontMatter = z.output<z.ZodObject<typeof commonFields>>;

/**
 * Makes zod check rules over several fields even if other fields are wrong, so that all mistakes
 * are reported together.
 */
export const always = ({ value }: { readonly value: unknown }) => typeof value === 'object' && value !== null;

/** Returns whether a page is not both a draft and unlisted. */
export function isNotBoth(front: Pick<CommonFrontMatter, 'draft' | 'unlisted'>): boolean {
  return !(front.draft === true && front.unlisted === true);
}

/** The message for a page that is both. */
export const notBoth = { message: 'either `draft` or `unlisted`, not both', path: ['unlisted'], when: always };
