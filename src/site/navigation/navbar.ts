import type { Config } from '../../config/config.ts';
import type { NavbarLinkConfig } from '../../config/fields/navbar.ts';
import type { CollectionItem } from '../../config/schema/collection.ts';
import { type DropdownItem, isCollectionItem, type NavbarItem } from '../../config/schema/navbar.ts';
import { suggest } from '../../shared/nearest.ts';
import type {
  ColorSwitchProps,
  NavbarDropdownProps,
  NavbarHtmlProps,
  NavbarItemProps,
  NavbarSearchProps,
  NavbarLinkProps,
  NavbarProps,
} from '../../shared/page-props.ts';
import { pageUrl } from '../graph/address.ts';
import { isTranslated } from '../graph/indexing.ts';
import { searchBoxFile, searchUrl } from '../graph/search-files.ts';
import { findRoute, type PageContext, shownRoute } from '../graph/site.ts';
import { currentLink } from './current-link.ts';
import { createSocialLink, linkLook } from './link-look.ts';
import { createLogo } from './logo.ts';
import { resolveHtml } from './resolve-html.ts';
import { LinkError, resolveTarget } from './site-link.ts';

/**
 * Returns the navbar of a page. Items without a target, such as links to drafts, are left out.
 * Throws a `LinkError` for a mistake in an item.
 */
export function createNavbar(context: PageContext): NavbarProps {
  const { navbar, colorMode } = context.site.config;
  const title = context.text(navbar.title);
  const configured = withSearch(navbar.items, context.site.config.search !== null);
  const itemsAt = (side: 'left' | 'right') =>
    configured
      .filter(({ position = 'right' }) => position === side)
      .map((item) => createNavbarItem(context, item))
      .filter((item) => item !== null);
  return {
    title,
    homeHref: context.homeHref,
    logo: navbar.logo
      ? createLogo(context, navbar.logo, title === '' ? context.text(context.site.config.title) : '')
      : null,
    hideOnScroll: navbar.hideOnScroll,
    ...(navbar.style === 'default' ? {} : { style: navbar.style }),
    colorSwitch: createColorSwitch(colorMode),
    left: itemsAt('left'),
    right: itemsAt('right'),
  };
}

function createColorSwitch({ default: first, switch: states }: Config['colorMode']): ColorSwitchProps | null {
  if (states === 'three-state') return { initial: first, isThreeState: true };
  return states ? { initial: first === 'dark' ? 'dark' : 'light' } : null;
}

/** Adds a search item if the site has a search and its author has not placed the item. */
function withSearch(items: readonly NavbarItem[], canSearch: boolean): readonly NavbarItem[] {
  const hasSearch = items.some(({ type }) => type === 'search');
  return canSearch && !hasSearch ? [...items, { type: 'search' }] : items;
}

/**
 * Returns one item of the navbar; null if it has no target, such as a link to a draft. Throws a
 * `LinkError` for a mistake in it.
 */
export function createNavbarItem(context: PageContext, item: NavbarItem): NavbarItemProps | null {
  if (isCollectionItem(item)) return collectionItem(context, item);
  switch (item.type) {
    case 'search':
      return searchItem(context);
    case 'localeDropdown':
      return localeDropdown(context);
    case 'dropdown': {
      const items = item.items.map((child) => dropdownItem(context, child)).filter((child) => child !== null);
      return items.length === 0 ? null : createDropdown(context, item, items);
    }
    case 'social':
      return createSocialLink(context, item);
    case 'custom':
      return { type: 'custom', component: item.component, props: item.props ?? {} };
    default:
      return simpleItem(context, item);
  }
}

type Dropdown = Extract<NavbarItem, { readonly type: 'dropdown' }>;

function createDropdown(
  context: PageContext,
  { label, to, href, className }: Dropdown,
  items: NavbarDropdownProps['items'],
): NavbarDropdownProps {
  const link = to === undefined && href === undefined ? null : simpleItem(context, { type: 'link', label, to, href });
  const isCurrent = (child: NavbarDropdownProps['items'][number]) => child.type === 'link' && child.current !== null;
  const own = link?.type === 'link' ? { link } : {};
  const active = items.some(isCurrent) || (own.link !== undefined && isCurrent(own.link));
  const look = className === undefined ? {} : { className };
  return { type: 'dropdown', label: context.text(label), icon: null, active, ...own, ...look, items };
}

/** Returns one item of a dropdown. The schema refuses menus in it. */
function dropdownItem(context: PageContext, item: DropdownItem): NavbarLinkProps | NavbarHtmlProps | null {
  if (!isCollectionItem(item)) return simpleItem(context, item);
  const props = collectionItem(context, item);
  return props?.type === 'dropdown' ? null : props;
}

function collectionItem(context: PageContext, item: CollectionItem): NavbarLinkProps | NavbarDropdownProps | null {
  const { navbarItems, collections, config, content } = context.site;
  const type = navbarItems.get(item.type);
  if (!type) throw new TypeError(`No type of collection adds the item \`${item.type}\``);
  const graph = collections.get(item.collection);
  const hasContent = content.sets.some(({ collection }) => collection.key === item.collection);
  if (graph?.collection.type === type.collectionType && hasContent) return type.create(context, graph, item);
  const known = config.collections.flatMap((each) => (each.type === type.collectionType ? [each.key] : []));
  throw new LinkError(
    'invalid-config-value',
    `A \`${item.type}\` item needs a ${type.collectionType} collection, and \`${item.collection}\` is not one`,
    suggest(item.collection, known, `${type.collectionType} collections`),
  );
}

/** Returns the addresses of the search; null for a site without one. */
export function searchItem({ site, route, locale, to }: PageContext): NavbarSearchProps | null {
  if (site.config.search === null) return null;
  const versions = site.config.collections.flatMap((collection): [string, string | null][] =>
    collection.versions.length > 1
      ? [[collection.key, route.collection === collection.key ? route.version : null]]
      : [],
  );
  return {
    type: 'search',
    href: to.page(searchUrl(locale)),
    boxHref: to.file(searchBoxFile(locale)),
    versions: Object.fromEntries(versions),
  };
}

type SimpleItem = Extract<Exclude<DropdownItem, CollectionItem>, { readonly type: 'link' | 'html' }>;

function simpleItem(context: PageContext, item: SimpleItem): NavbarLinkProps | NavbarHtmlProps | null {
  switch (item.type) {
    case 'html':
      return { type: 'html', html: resolveHtml(context, item.value) };
    case 'link':
      return createNavbarLink(context, item);
  }
}

/** Returns a link of the navbar or of a menu. Throws a `LinkError` for a mistake in it. */
export function createNavbarLink(context: PageContext, item: Omit<NavbarLinkConfig, 'type'>): NavbarLinkProps {
  const label = context.text(item.label);
  const target = resolveTarget(context, item);
  return { type: 'link', label, ...target, current: currentLink(context, item), lang: null, ...linkLook(item) };
}

function localeDropdown(context: PageContext): NavbarItemProps {
  const { site, route, to, locale } = context;
  const items = site.config.locales.map((other): NavbarLinkProps => {
    const same = route.kind.isNotFound ? null : findRoute(site, route.key, other);
    return {
      type: 'link',
      label: other.label,
      href: to.page(same?.url ?? site.homes.get(other.name) ?? pageUrl(other)),
      external: false,
      current: other.name === locale.name ? 'true' : null,
      lang: other.htmlLang,
      ...(same !== null && !isTranslated(site, shownRoute(same)) && { untranslated: true }),
    };
  });
  return { type: 'dropdown', label: locale.label, icon: 'language', active: false, items };
}
