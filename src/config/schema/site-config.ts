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

/** The announcement bar above the navbar. */
const announcementSchema = z.strictObject({
  /** With a new id, readers who have dismissed the bar see it again. Default: `announcement`. */
  id: z.string().min(1).optional(),
  /** HTML. Addresses inside the site are written as in the navbar, without base and locale. */
  content: localizedText,
  /** Default: the theme's. */
  backgroundColor: cssColor,
  /** Default: the theme's. */
  textColor: cssColor,
  /** Readers may dismiss the bar. Default: true. */
  isCloseable: z.boolean().optional(),
});

const severity = z.enum(['error', 'warning']).optional();

/** The configuration of a site, as its author writes it. */
export const siteConfigSchema = z.strictObject({
  /** Name of the site. */
  title: localizedText,
  /** One sentence under the title. Also the description of pages that have none. */
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
  /** Icon of the browser tab, a file in `static/`: `/favicon.svg`. */
  favicon: z.string().min(1).optional(),
  /** Picture for shared links, a file in `static/`. */
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
      /** Color mode of readers who have not chosen one. Default: `light`. */
      default: z.enum(['light', 'dark']).optional(),
      /**
       * Readers can choose the color mode. With `false`, a stored choice is ignored. Default: true.
       */
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
      /**
       * Colors of code blocks in light mode, and in dark mode without `darkTheme`. Default:
       * `vsDark`.
       */
      theme: z.string().min(1).optional(),
      /** Colors of code blocks in dark mode. */
      darkTheme: z.string().min(1).optional(),
    })
    .optional(),
  markdown: markdownSchema.optional(),
  security: z
    .strictObject({
      /**
       * Pages may have `style` attributes. Their content security policy then allows inline styles.
       * Default: false.
       */
      inlineStyles: z.boolean().optional(),
      /**
       * Names that begin with a dot and are published nevertheless: `['.vscode']`. `.well-known`,
       * `.nojekyll`, `.htaccess` and `.domains` are always published. Default: none.
       */
      dotfiles: z
        .array(z.string().regex(/^\.(?!\.$)[^/\\]+$/, 'a name that begins with a dot, such as `.vscode`'))
        .optional(),
      /**
       * Folders outside the site that symbolic links in the site may point into, relative to the
       * site's folder: `['../shared']`. Default: none.
       */
      linkedFolders: z.array(z.string().min(1)).optional(),
    })
    .optional(),
  images: imagesSchema.optional(),
  /** Which mistakes stop a build. Default: all do. */
  reports: z
    .strictObject({
      /** Links, anchors, pictures and files in pages that point nowhere. Default: `error`. */
      brokenLinks: severity,
      /** Unknown keys in front matter. Such keys are allowed under `custom`. Default: `error`. */
      unknownFrontMatter: severity,
    })
    .optional(),
  search: searchSchema.optional(),
  /** Whether links end with a slash: `/x`, `/x/`, or as they were written. Default: `never`. */
  trailingSlash: z.enum(['never', 'always', 'ignore']).optional(),
  /** A style sheet of the site, loaded after the theme's. */
  styles: z.string().min(1).optional(),
  /** The site's own values; docsgen does not read them. */
  custom: z.record(z.string(), z.unknown()).optional(),
});

/** The configuration with all fields optional. */
export const partialConfigSchema = siteConfigSchema.partial();

export type PartialConfig = z.output<typeof partialConfigSchema>;

/** The argument of `defineConfig`. */
export type SiteConfig = z.input<typeof siteConfigSchema>;
