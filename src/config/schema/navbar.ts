import * as z from 'zod';
import type { CollectionItem, NavbarItemSchema } from './collection.ts';
import type { DropdownItemConfig, NavbarItemConfig } from '../fields/navbar.ts';
import { localizedText } from './text.ts';
import { layoutStyle, linkLook, socialLinkFields } from './link.ts';
import { logoSchema } from './logo.ts';

/** Side of the navbar. */
export const navbarPosition = z.enum(['left', 'right']).optional();

const linkFields = {
  label: localizedText,
  to: z.string().min(1).optional(),
  href: z.string().min(1).optional(),
  ...linkLook,
  activeBasePath: z.string().startsWith('/', 'an address of the site that begins with `/`').optional(),
  activeBaseRegex: z.string().refine(isPattern, 'a regular expression').optional(),
};

const link = z.strictObject({
  type: z.literal('link'),
  ...linkFields,
  position: navbarPosition,
});

/** A link whose `type` may be left out. */
export const navbarLink = link.extend({ type: link.shape.type.optional() });

const html = z.strictObject({
  type: z.literal('html'),
  value: localizedText,
  position: navbarPosition,
});

const localeDropdown = z.strictObject({ type: z.literal('localeDropdown'), position: navbarPosition });

const search = z.strictObject({ type: z.literal('search'), position: navbarPosition });

const social = z.strictObject({ type: z.literal('social'), ...socialLinkFields, position: navbarPosition });

const custom = z.strictObject({
  type: z.literal('custom'),
  component: z.string().min(1),
  props: z.record(z.string(), z.unknown()).optional(),
  position: navbarPosition,
});

/** The values of `type` of the items that every site has. */
export const ownItemTypes: readonly string[] = [
  'dropdown',
  ...[link, html, localeDropdown, search, social, custom].map(({ shape }) => shape.type.value),
];

/** One item of a dropdown with its `type`. */
export type DropdownItem = z.output<typeof link> | z.output<typeof html> | CollectionItem;

interface Dropdown {
  type: 'dropdown';
  label: z.output<typeof localizedText>;
  items: DropdownItem[];
  to?: string | undefined;
  href?: string | undefined;
  className?: string | undefined;
  position?: z.output<typeof navbarPosition>;
}

/** One item of the navbar with its `type`. */
export type NavbarItem =
  | DropdownItem
  | Dropdown
  | z.output<typeof localeDropdown>
  | z.output<typeof search>
  | z.output<typeof social>
  | z.output<typeof custom>;

/** Returns whether an item comes from a type of collection. */
export function isCollectionItem(item: NavbarItem): item is CollectionItem {
  return 'collection' in item;
}

/**
 * Returns the schema of the bar at the top of every page. `ofCollections` are the items that the
 * types of collections add.
 */
export function createNavbarSchema(ofCollections: readonly NavbarItemSchema[]) {
  const inDropdowns = ofCollections.filter(({ isMenu }) => !isMenu);
  const dropdownItem: z.ZodType<DropdownItem> = z.discriminatedUnion('type', [
    link,
    html,
    ...inDropdowns.map(({ options }) => options),
  ]);
  const dropdown = z.strictObject({
    type: z.literal('dropdown'),
    label: localizedText,
    items: z.array(z.preprocess((item: DropdownItemConfig) => withImpliedType(item), dropdownItem)).min(1),
    to: linkFields.to,
    href: linkFields.href,
    className: linkLook.className,
    position: navbarPosition,
  });
  const item: z.ZodType<NavbarItem> = z.discriminatedUnion('type', [
    link,
    dropdown,
    localeDropdown,
    search,
    html,
    social,
    custom,
    ...ofCollections.map(({ options }) => options),
  ]);
  return z.strictObject({
    title: localizedText.optional(),
    logo: logoSchema.optional(),
    hideOnScroll: z.boolean().optional(),
    style: layoutStyle,
    items: z.array(z.preprocess((written: NavbarItemConfig) => withImpliedType(written), item)).optional(),
  });
}

function isPattern(text: string): boolean {
  try {
    return RegExp(text).source !== '';
  } catch {
    return false;
  }
}

/** Adds the `type` that a link or a dropdown may leave out. */
function withImpliedType(item: unknown): unknown {
  if (typeof item !== 'object' || item === null || 'type' in item) return item;
  return { type: 'items' in item ? 'dropdown' : 'link', ...item };
}
