import * as z from 'zod';
import type { CollectionRules } from './collection.ts';
import type { CollectionFields } from '../fields/site-config.ts';
import { baseSchema, originSchema, sitePath } from './address.ts';
import { analyticsSchema, storageSchema } from './analytics.ts';
import { announcementSchema } from './announcement.ts';
import { checkSchema } from './check.ts';
import { codeSchema } from './code.ts';
import { consentSchema } from './consent.ts';
import { customSchema } from './custom.ts';
import { devSchema } from './dev.ts';
import { footerSchema } from './footer.ts';
import { siteFieldsSchema } from './front-matter.ts';
import { headSchema } from './head.ts';
import { localeKey, localeSchema } from './locale.ts';
import { markdownSchema } from './markdown.ts';
import { pluginSchema } from './plugins.ts';
import { createNavbarSchema } from './navbar.ts';
import { pageDetailsSchema } from './page-details.ts';
import { paletteSchema } from './palette.ts';
import { policySchema } from './policy.ts';
import { hostsSchema, redirectsSchema } from './redirects.ts';
import { reportsSchema } from './reports.ts';
import { fontSchema, scriptsSchema, stylesSchema } from './scripts.ts';
import { sitemapSchema } from './sitemap.ts';
import { stringsSchema } from './strings.ts';
import { localizedText, titleTemplate } from './text.ts';

/** How pictures are shown and served. */
const imagesSchema = z.strictObject({
  formats: z.array(z.enum(['avif', 'webp'])).optional(),
  widths: z.array(z.number().int().min(16).max(8192)).optional(),
  quality: z.number().int().min(1).max(100).optional(),
  zoom: z.boolean().optional(),
  captions: z.boolean().optional(),
});

/** Options of the built-in search, or the site's own search engine; `false` for no search. */
const searchSchema = z.union([
  z.literal(false),
  z.strictObject({
    engine: z.string().min(1).optional(),
    connect: z
      .array(z.string().regex(/^https?:\/\/[^/\s;,]+$/, 'an origin such as `https://search.example.com`'))
      .optional(),
    reportEmpty: z
      .string()
      .regex(
        /^(?:https?:\/\/[^/\s;,']+|(?=\/(?!\/)))(?:\/\S*)?$/,
        'a URL such as `https://stats.example.com/searches` or `/api/searches`',
      )
      .optional(),
  }),
]);

/** What the site is, and in which languages. */
const identity = {
  title: localizedText,
  titleTemplate: titleTemplate.optional(),
  tagline: localizedText.optional(),
  url: originSchema,
  base: baseSchema,
  baseNotice: z.boolean().optional(),
  favicon: z.string().min(1).optional(),
  image: z.string().min(1).optional(),
  noIndex: z.boolean().optional(),
  machineReaders: z.boolean().optional(),
  locales: z.record(localeKey, localeSchema),
  languageHint: z.boolean().optional(),
  translationPage: z.boolean().optional(),
  strings: stringsSchema.optional(),
};

/** How the site looks, and how it is built. */
const presentation = {
  footer: footerSchema.optional(),
  announcement: announcementSchema.optional(),
  colorMode: z
    .strictObject({
      default: z.enum(['light', 'dark', 'system']).optional(),
      switch: z.literal([true, false, 'three-state']).optional(),
    })
    .optional(),
  palette: paletteSchema.optional(),
  tableOfContents: z
    .strictObject({
      minLevel: z.number().int().min(2).max(6).optional(),
      maxLevel: z.number().int().min(2).max(6).optional(),
    })
    .optional(),
  pageDetails: pageDetailsSchema.optional(),
  code: codeSchema.optional(),
  markdown: markdownSchema.optional(),
  plugins: z.array(pluginSchema).optional(),
  frontMatter: siteFieldsSchema.optional(),
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
  reports: reportsSchema.optional(),
  check: checkSchema.optional(),
  search: searchSchema.optional(),
  sitemap: sitemapSchema.optional(),
  trailingSlash: z.enum(['never', 'always', 'ignore']).optional(),
  redirects: redirectsSchema,
  hosts: hostsSchema,
  compress: z.boolean().optional(),
  routesFile: z.boolean().optional(),
  staticFolders: z.array(sitePath).optional(),
  styles: stylesSchema,
  font: fontSchema,
  head: headSchema,
  scripts: scriptsSchema,
  policy: policySchema,
  analytics: analyticsSchema,
  consent: consentSchema,
  storage: storageSchema,
  dev: devSchema.optional(),
  cache: z.string().min(1).optional(),
  custom: customSchema.optional(),
  extends: z.union([z.string().min(1), z.array(z.string().min(1))]).optional(),
};

/** What other generators call some fields, and where they are here. */
export const otherNames: Readonly<Record<string, readonly string[]>> = {
  theme: ['palette', 'code.theme'],
  themeConfig: ['navbar', 'footer', 'palette'],
  colors: ['palette'],
  'palette.primary': ['palette.light.accent', 'palette.dark.accent'],
  nav: ['navbar'],
  sidebar: ['collections.<key>.sidebars'],
  sidebars: ['collections.<key>.sidebars'],
  i18n: ['locales'],
  languages: ['locales'],
  description: ['tagline'],
  presets: ['collections'],
};

/**
 * Returns the rules of a site's configuration with these types of collections. `SiteFields`
 * explains each field.
 */
export function createSiteSchema(types: readonly CollectionRules[]) {
  const [first, ...others] = types.map(({ options }) => options);
  if (!first) throw new TypeError('A site needs a type of collection');
  const collection: z.ZodType<CollectionFields> = z.discriminatedUnion('type', [first, ...others]);
  // Mistakes are reported in the order of the fields.
  return z.strictObject({
    ...identity,
    collections: z.record(
      z.string().regex(/^[A-Za-z0-9_-]+$/, 'a key of letters, digits, hyphens and underscores'),
      collection,
    ),
    navbar: createNavbarSchema(types.flatMap(({ navbarItems }) => navbarItems)).optional(),
    ...presentation,
  });
}

/** A site's configuration after its rules were checked. */
export type ParsedConfig = z.output<ReturnType<typeof createSiteSchema>>;

/** The same with all fields optional. */
export type PartialConfig = { [Field in keyof ParsedConfig]?: ParsedConfig[Field] | undefined };
