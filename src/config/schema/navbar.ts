import * as z from 'zod';
import type { DropdownItemConfig, NavbarItemConfig } from '../fields/navbar.ts';
import { localizedText } from './text.ts';
import { logoSchema } from './logo.ts';

const position = z.enum(['left', 'right']).optional();

const linkFields = {
  label: localizedText,
  to: z.string().min(1).optional(),
  href: z.string().min(1).optional(),
};

const link = z.strictObject({
  type: z.literal('link'),
  ...linkFields,
  position,
});

const html = z.strictObject({
  type: z.literal('html'),
  value: localizedText,
  position,
});

const doc = z.strictObject({
  type: z.literal('doc'),
  collection: z.string().min(1),
  doc: z.string().min(1),
  label: localizedText.optional(),
  position,
});

const docSidebar = z.strictObject({
  type: z.literal('docSidebar'),
  collection: z.string().min(1),
  sidebar: z.string().min(1).optional(),
  label: localizedText.optional(),
  position,
});

const docsVersion = z.strictObject({
  type: z.literal('docsVersion'),
  collection: z.string().min(1),
  label: localizedText.optional(),
  position,
});

/** One item of a dropdown. */
const dropdownItem = z.discriminatedUnion('type', [link, html, doc, docSidebar, docsVersion]);

const dropdown = z.strictObject({
  type: z.literal('dropdown'),
  label: localizedText,
  items: z.array(z.preprocess((item: DropdownItemConfig) => withImpliedType(item), dropdownItem)).min(1),
  position,
});

const docsVersionDropdown = z.strictObject({
  type: z.literal('docsVersionDropdown'),
  collection: z.string().min(1),
  position,
});

const localeDropdown = z.strictObject({ type: z.literal('localeDropdown'), position });

const search = z.strictObject({ type: z.literal('search'), position });

/** One item of the navbar. */
const navbarItemSchema = z.preprocess(
  (item: NavbarItemConfig) => withImpliedType(item),
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
  title: localizedText.optional(),
  logo: logoSchema.optional(),
  hideOnScroll: z.boolean().optional(),
  items: z.array(navbarItemSchema).optional(),
});

/** Adds the `type` that a link or a dropdown may leave out. */
function withImpliedType(item: unknown): unknown {
  if (typeof item !== 'object' || item === null || 'type' in item) return item;
  return { type: 'items' in item ? 'dropdown' : 'link', ...item };
}

/** One item of the navbar with its `type`. */
export type NavbarItem = z.output<typeof navbarItemSchema>;
