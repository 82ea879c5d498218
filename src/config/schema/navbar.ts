import * as z from 'zod';
import { localizedText } from './text.ts';
import { logoSchema } from './logo.ts';

/** Side of the navbar. Default: `right`. */
const position = z.enum(['left', 'right']).optional();

const linkFields = {
  /** Text of the link. */
  label: localizedText,
  /** Address inside the site, without locale: `/blog`. */
  to: z.string().min(1).optional(),
  /** Address outside the site. */
  href: z.string().min(1).optional(),
};

const link = z.strictObject({
  /** May be left out: an item with `to` or `href` is a link. */
  type: z.literal('link'),
  ...linkFields,
  position,
});

const html = z.strictObject({
  type: z.literal('html'),
  /** Raw HTML. Addresses inside the site are written as in `to`, without base and locale. */
  value: localizedText,
  position,
});

const doc = z.strictObject({
  type: z.literal('doc'),
  /** Key of a docs collection. */
  collection: z.string().min(1),
  /** Id of the doc. */
  doc: z.string().min(1),
  /** Default: the doc's sidebar label. */
  label: localizedText.optional(),
  position,
});

const docSidebar = z.strictObject({
  type: z.literal('docSidebar'),
  /** Key of a docs collection. */
  collection: z.string().min(1),
  /** Name of the sidebar. Default: the collection's only one. */
  sidebar: z.string().min(1).optional(),
  /** Default: the label of the sidebar's first link. */
  label: localizedText.optional(),
  position,
});

const docsVersion = z.strictObject({
  type: z.literal('docsVersion'),
  /** Key of a docs collection. */
  collection: z.string().min(1),
  /** Default: the version's label. */
  label: localizedText.optional(),
  position,
});

/** One item of a dropdown. */
const dropdownItem = z.discriminatedUnion('type', [link, html, doc, docSidebar, docsVersion]);

const dropdown = z.strictObject({
  /** May be left out: an item with `items` is a dropdown. */
  type: z.literal('dropdown'),
  /** Text of the button that opens the menu. */
  label: localizedText,
  items: z.array(z.preprocess(withImpliedType, dropdownItem)).min(1),
  position,
});

const docsVersionDropdown = z.strictObject({
  type: z.literal('docsVersionDropdown'),
  /** Key of a docs collection. */
  collection: z.string().min(1),
  position,
});

const localeDropdown = z.strictObject({ type: z.literal('localeDropdown'), position });

const search = z.strictObject({ type: z.literal('search'), position });

/** One item of the navbar. */
const navbarItemSchema = z.preprocess(
  withImpliedType,
  z.discriminatedUnion('type', [
    link,
    dropdown,
    localeDropdown,
    search,
    html,
    doc,
    docSidebar,
    docsVersion,
    docsVersionDropdown,
  ]),
);

/** The bar at the top of every page. */
export const navbarSchema = z.strictObject({
  /** Text beside the logo. Default: the site's title. */
  title: localizedText.optional(),
  logo: logoSchema.optional(),
  /** Hide the bar on scrolling down and show it on scrolling up. Default: false. */
  hideOnScroll: z.boolean().optional(),
  items: z.array(navbarItemSchema).optional(),
});

/** Adds the `type` that a link or a dropdown may leave out. */
function withImpliedType(item: unknown): unknown {
  if (typeof item !== 'object' || item === null || 'type' in item) return item;
  return { type: 'items' in item ? 'dropdown' : 'link', ...item };
}

export type NavbarItemConfig = z.infer<typeof navbarItemSchema>;
