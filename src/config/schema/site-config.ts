import * as z from 'zod';
import { isBase } from './address.ts';
import { collectionSchema } from './collection.ts';
import { footerSchema } from './footer.ts';
import { imagesSchema } from './images.ts';
import { localeSchema } from './locale.ts';
import { markdownSchema } from './markdown.ts';
import { navbarSchema } from './navbar.ts';
import { searchSchema } from './search.ts';
import { localizedText } from './text.ts';

const cssColor = z
  .string()
  .regex(/^[^;{}<>]+$/, 'a CSS color')
  .optional();

/** The bar above the navbar. */
const announcementSchema = z.strictObject({
  /** A new id brings the bar back to readers who have dismissed it. Default: `announcement`. */
  id: z.string().min(1).optional(),
  /**
   * HTML. Addresses inside the site are written as those of the navbar, without base and locale.
   */
  content: localizedText,
  /** Default: the theme's. */
  backgroundColor: cssColor,
  /** Default: the theme's. */
  textColor: cssColor,
  /** Readers may dismiss the bar. Default: true. */
  isCloseable: z.boolean().optional(),
});

const severity = z.enum(['error', 'warning']).optional();

/** The whole configuration of a site, as its author writes it. */
export const siteConfigSchema = z.strictObject({
  /** Name of the site. */
  title: localizedText,
  /** One sentence under the title; the description of pages that have none. */
  tagline: localizedText.optional(),
  /** Origin at which the site is served: `https://docs.example.com`. */
  url: z
    .string()
    .refine(
      (url) => /^https?:\/\/[^/\s]+\/?$/.test(url) && URL.canParse(url),
      'an origin such as `https://docs.example.com`; a path belongs to `base`',
    ),
  /** Path under which the site is served. Default: `/`. */
  base: z
    .string()
    .refine(isBase, 'a path that begins and ends with one slash, such as `/docs/`, without `..` in it; or `./`')
    .optional(),
  /** Picture of the browser tab, a file of `static/`: `/favicon.svg`. */
  favicon: z.string().min(1).optional(),
  /** Picture for shared links, a file of `static/`. */
  image: z.string().min(1).optional(),
  /** Languages by key. The first is the source language, served at the root. */
  locales: z.record(z.string().regex(/^[A-Za-z0-9-]+$/, 'a key of letters, digits and hyphens'), localeSchema),
  /** Folders of content by key. */
  collections: z.record(
    z.string().regex(/^[A-Za-z0-9_-]+$/, 'a key of letters, digits, hyphens and underscores'),
    collectionSchema,
  ),
  navbar: navbarSchema.optional(),
  footer: footerSchema.optional(),
  announcement: announcementSchema.optional(),
  colorMode: z
    .strictObject({
      /** Mode of a reader who has not chosen. Default: `light`. */
      default: z.enum(['light', 'dark']).optional(),
      /** Readers may choose; without it no stored choice is followed. Default: true. */
      switch: z.boolean().optional(),
    })
    .optional(),
  tableOfContents: z
    .strictObject({
      /** Lowest heading level listed. Default: 2. */
      minLevel: z.number().int().min(2).max(6).optional(),
      /** Highest heading level listed. Default: 3. */
      maxLevel: z.number().int().min(2).max(6).optional(),
    })
    .optional(),
  code: z
    .strictObject({
      /** Colors of code blocks in light mode, and in dark mode without `darkTheme`. Default: `vsDark`. */
      theme: z.string().min(1).optional(),
      /** Colors of code blocks in dark mode. */
      darkTheme: z.string().min(1).optional(),
    })
    .optional(),
  markdown: markdownSchema.optional(),
  security: z
    .strictObject({
      /** Pages may have `style` attributes; their policy then allows inline styles. Default: false. */
      inlineStyles: z.boolean().optional(),
      /**
       * Names that begin with a point and are published all the same: `['.vscode']`. `.well-known`, `.nojekyll`, `.htaccess` and
       * `.domains` are in any case. Default: none.
       */
      dotfiles: z
        .array(z.string().regex(/^\.(?!\.$)[^/\\]+$/, 'a name that begins with a point, such as `.vscode`'))
        .optional(),
      /** Folders outside the site that links in it may lead into, relative to its own: `['../shared']`. Default: none. */
      linkedFolders: z.array(z.string().min(1)).optional(),
    })
    .optional(),
  images: imagesSchema.optional(),
  /** Which mistakes stop a build. Default: all do. */
  reports: z
    .strictObject({
      /** Links, anchors, pictures and files of texts that lead nowhere. Default: `error`. */
      brokenLinks: severity,
      /** Keys that front matter does not have. They can stay under `custom`. Default: `error`. */
      unknownFrontMatter: severity,
    })
    .optional(),
  search: searchSchema.optional(),
  /** How links end: `/x`, `/x/`, or as they were written. Default: `never`. */
  trailingSlash: z.enum(['never', 'always', 'ignore']).optional(),
  /** A style sheet of the site, loaded after the theme's. */
  styles: z.string().min(1).optional(),
  /** Anything of the site's own. */
  custom: z.record(z.string(), z.unknown()).optional(),
});

/** The configuration in which any field may be missing. */
export const partialConfigSchema = siteConfigSchema.partial();

export type PartialConfig = z.output<typeof partialConfigSchema>;

/** What an author passes to `defineConfig`. */
export type SiteConfig = z.input<typeof siteConfigSchema>;
