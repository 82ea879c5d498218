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
  id: z.string().min(1).optional(),
  content: localizedText,
  backgroundColor: cssColor,
  textColor: cssColor,
  isCloseable: z.boolean().optional(),
});

const severity = z.enum(['error', 'warning']).optional();

/** The rules of a site's configuration. `SiteConfig` explains each field. */
export const siteConfigSchema = z.strictObject({
  title: localizedText,
  tagline: localizedText.optional(),
  url: z
    .string()
    .refine(
      (url) => /^https?:\/\/[^/\s]+\/?$/.test(url) && URL.canParse(url),
      'an origin such as `https://docs.example.com`; a path belongs to `base`',
    ),
  base: z
    .string()
    .refine(isBase, 'a path that begins and ends with one slash, such as `/docs/`, without `..` in it; or `./`')
    .optional(),
  favicon: z.string().min(1).optional(),
  image: z.string().min(1).optional(),
  locales: z.record(z.string().regex(/^[A-Za-z0-9-]+$/, 'a key of letters, digits and hyphens'), localeSchema),
  collections: z.record(
    z.string().regex(/^[A-Za-z0-9_-]+$/, 'a key of letters, digits, hyphens and underscores'),
    collectionSchema,
  ),
  navbar: navbarSchema.optional(),
  footer: footerSchema.optional(),
  announcement: announcementSchema.optional(),
  colorMode: z
    .strictObject({
      default: z.enum(['light', 'dark']).optional(),
      switch: z.boolean().optional(),
    })
    .optional(),
  tableOfContents: z
    .strictObject({
      minLevel: z.number().int().min(2).max(6).optional(),
      maxLevel: z.number().int().min(2).max(6).optional(),
    })
    .optional(),
  code: z
    .strictObject({
      theme: z.string().min(1).optional(),
      darkTheme: z.string().min(1).optional(),
    })
    .optional(),
  markdown: markdownSchema.optional(),
  security: z
    .strictObject({
      inlineStyles: z.boolean().optional(),
      dotfiles: z
        .array(z.string().regex(/^\.(?!\.$)[^/\\]+$/, 'a name that begins with a dot, such as `.vscode`'))
        .optional(),
      linkedFolders: z.array(z.string().min(1)).optional(),
    })
    .optional(),
  images: imagesSchema.optional(),
  reports: z
    .strictObject({
      brokenLinks: severity,
      unknownFrontMatter: severity,
    })
    .optional(),
  search: searchSchema.optional(),
  trailingSlash: z.enum(['never', 'always', 'ignore']).optional(),
  styles: z.string().min(1).optional(),
  custom: z.record(z.string(), z.unknown()).optional(),
});

/** The configuration with all fields optional. */
export const partialConfigSchema = siteConfigSchema.partial();

export type PartialConfig = z.output<typeof partialConfigSchema>;
